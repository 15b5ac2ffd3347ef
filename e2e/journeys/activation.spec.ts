import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { isResting } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import autocannon from 'autocannon';
import type { Page } from 'playwright';
import { afterAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { changeServerBundle, createReleaseTool } from '../support/release-tool.ts';
import { openPage } from '../support/visitor.ts';

const { origin, registry, releasesDirectory } = inject('product');
const work = mkdtempSync(path.join(tmpdir(), 'kmx-activation-'));
const pagePath = '/en/products/crimping';
const addedText = '<!-- second edition of the public site -->';
afterAll(() => rmSync(work, { recursive: true, force: true }));

const runRelease = createReleaseTool(registry);
/** Where files can be spoiled, which those in an object store cannot. */
const runInFolder = createReleaseTool({ RELEASES_DIR: releasesDirectory });

function publishChangedPublic(): string {
  const dist = changeServerBundle(work, 'remote-public', (source) => `${source}\n// ${addedText}\n`);
  const { status, data } = runRelease('publish', 'remote-public', '--from', dist);
  expect(status).toBe(0);
  return String(data['version']);
}

async function readBuildId(): Promise<string> {
  return JSON.parse((await requestPage(origin, '/builds/latest.json')).body).id;
}

/** Milliseconds until a new visitor gets documents of a build other than the given one. */
async function measureSwitch(previousBuild: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 10_000) {
    // How long the answer to this request takes on a busy machine is no part of the switch.
    const waited = performance.now() - started;
    const { body } = await requestPage(origin, pagePath);
    if (!body.includes(`data-build="${previousBuild}"`)) return waited;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Number.POSITIVE_INFINITY;
}

/** Opens the large view of the pictures, which is a separate chunk, loaded on first use, and never that of the given version. */
async function enlargeWithoutFilesOf(version: string, page: Page): Promise<void> {
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  const scripts = later.filter((url) => url.includes('/_r/remote-public/'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes(version))).toEqual([]);
}

describe('activating a release', () => {
  it('a changed remote is served within 2 s of its activation, under load and without a failed request', async () => {
    const version = publishChangedPublic();
    const before = await readBuildId();
    const load = autocannon({ url: `${origin}${pagePath}`, connections: 8, duration: 9 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const activation = runRelease('activate', `remote-public@${version}`);
    expect(activation.status).toBe(0);
    const switchMs = await measureSwitch(before);
    const result = await load;
    expect([result.errors, result.timeouts, result.non2xx]).toEqual([0, 0, 0]);
    expect(result['2xx']).toBeGreaterThan(50);
    expect(switchMs).toBeLessThan(2_000);
    const { body } = await requestPage(origin, pagePath);
    expect(body).toContain(`/_r/remote-public/${version}/`);
  });

  it('rolling back serves the previous version again within 2 s', async () => {
    const before = await readBuildId();
    expect(runRelease('rollback', 'remote-public').status).toBe(0);
    expect(await measureSwitch(before)).toBeLessThan(2_000);
  });

  it('an open page keeps using the files of its own version after another was activated', async ({ visitor }) => {
    try {
      await openPage(visitor, '/en/products/cut-and-strip/bench-cutting/pila-110');
      const before = await readBuildId();
      const version = publishChangedPublic();
      expect(runRelease('activate', `remote-public@${version}`).status).toBe(0);
      expect(await measureSwitch(before)).toBeLessThan(10_000);
      await enlargeWithoutFilesOf(version, visitor.page);
    } finally {
      // The next test starts from a set that is served.
      const activated = await readBuildId();
      runRelease('rollback', 'remote-public');
      await measureSwitch(activated);
    }
  });

  it('DES-05 a page at rest is hydrated with its own version after another was activated', async ({ visitor }) => {
    const { page } = visitor;
    try {
      await page.goto('/en/products/cut-and-strip/bench-cutting/pila-110', { waitUntil: 'load' });
      const before = await readBuildId();
      const version = publishChangedPublic();
      expect(runRelease('activate', `remote-public@${version}`).status).toBe(0);
      expect(await measureSwitch(before)).toBeLessThan(10_000);
      expect(await isResting(page)).toBe(true);
      await enlargeWithoutFilesOf(version, page);
    } finally {
      const activated = await readBuildId();
      runRelease('rollback', 'remote-public');
      await measureSwitch(activated);
    }
  });

  it.each([
    { fault: 'a missing file', code: 'file-missing', spoil: (folder: string) => rmSync(findScript(folder)) },
    {
      fault: 'a file of another hash',
      code: 'file-changed',
      spoil: (folder: string) => writeFileSync(findScript(folder), 'changed'),
    },
    {
      fault: 'an unknown version of the contract',
      code: 'contract-unknown',
      spoil: (folder: string) => {
        const file = path.join(folder, 'release.json');
        writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), contractVersion: '9.0.0' }));
      },
    },
  ])('a release with $fault is refused and the active one stays', async ({ code, spoil }) => {
    const before = await readBuildId();
    const spoiled = `spoiled-${code}`;
    const from = path.join(root, 'remote-public/dist');
    expect(runInFolder('publish', 'remote-public', '--from', from, '--version', spoiled).status).toBe(0);
    spoil(path.join(releasesDirectory, 'remote-public', spoiled));
    const { status, data } = runInFolder('activate', `remote-public@${spoiled}`);
    expect(status).toBe(3);
    const reasons = data['reasons'] as readonly { readonly code: string }[];
    expect(reasons.map((reason) => reason.code)).toContain(code);
    expect(await readBuildId()).toBe(before);
    expect((await requestPage(origin, pagePath)).status).toBe(200);
  });
});

function findScript(folder: string): string {
  const browser = path.join(folder, 'browser');
  const name = readdirSync(browser).find((file) => file.endsWith('.js'));
  return path.join(browser, name ?? '');
}
