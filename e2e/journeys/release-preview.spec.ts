import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { publishSigned } from '../support/publish-signed.ts';
import { createReleaseTool } from '../support/release-tool.ts';
import { createVisitor, findBarriers, openPage } from '../support/visitor.ts';

// A separate shell with a signed registry: previews are signed by the team of their remote.
const { servicesOrigin } = inject('product');
const work = mkdtempSync(path.join(tmpdir(), 'kmx-release-preview-'));
const releasesDirectory = path.join(work, 'releases');
const pair = generateKeyPairSync('ed25519');
const keys = {
  RELEASE_PRIVATE_KEY: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  RELEASE_PUBLIC_KEY: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};
const runRelease = createReleaseTool({ RELEASES_DIR: releasesDirectory }, keys);
const version = 'before-release';
let shell: RunningProcess | undefined;
let origin = '';

beforeAll(async () => {
  await publishSigned(releasesDirectory, keys);
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const environment = { RELEASE_PUBLIC_KEY: keys.RELEASE_PUBLIC_KEY };
  shell = await startShell({
    name: 'shell',
    port,
    dataDirectory: work,
    releasesDirectory,
    servicesOrigin,
    environment,
  });
  const dist = path.join(root, 'remote-public/dist');
  expect(runRelease('publish', 'remote-public', '--from', dist, '--version', version).status).toBe(0);
});
afterAll(async () => {
  await shell?.stop();
  rmSync(work, { recursive: true, force: true });
});

function createLink(page: string, release = `remote-public@${version}`): string {
  const { status, data } = runRelease('preview', release, '--at', `${origin}${page}`);
  expect([status, data['message']]).toEqual([0, undefined]);
  return String(data['url']);
}

/** Whether the document loads the remote's files of the version that is not active. */
const isPreviewed = (page: Page) =>
  page.locator(`link[href*="/remote-public/${version}/browser/"]`).count().then(Boolean);

async function visit(browser: Browser, use: (visitor: Awaited<ReturnType<typeof createVisitor>>) => Promise<void>) {
  const visitor = await createVisitor(browser, origin);
  try {
    await use(visitor);
    expect(visitor.listComplaints()).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

describe('the preview of a release', () => {
  it('REL-10 is seen by the holder of its link alone, rendered on the server and hydrated, until it is ended', async ({
    browser,
  }) => {
    const link = createLink('/en');
    await visit(browser, async (visitor) => {
      const { page } = visitor;
      const response = await page.goto(link, { waitUntil: 'load' });
      await waitForHydration(page);
      expect(page.url()).toBe(`${origin}/en`);
      expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      expect(await isPreviewed(page)).toBe(true);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const strip = page.getByRole('region', { name: 'Preview of a release' });
      expect(await strip.textContent()).toMatch(
        /^Preview of remote-public before-release, until .+ UTC\. Only you see these pages\.End preview$/,
      );
      expect(await findBarriers(page)).toEqual([]);
      // The build of the preview is the newest one for its holder, or each navigation would load a document.
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
      await page.waitForURL('**/en/products');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await strip.waitFor();
      await page.reload();
      expect(await isPreviewed(page)).toBe(true);
      await strip.getByRole('link', { name: 'End preview' }).click();
      await page.waitForURL(`${origin}/en/products`);
      await strip.waitFor({ state: 'detached' });
      expect(await isPreviewed(page)).toBe(false);
    });
  });

  it('REL-10 is kept from everybody else and from all caches', async ({ browser }) => {
    const page = '/en/company';
    await visit(browser, async (visitor) => {
      await visitor.page.goto(createLink(page), { waitUntil: 'load' });
      expect(await isPreviewed(visitor.page)).toBe(true);
    });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await requestPage(origin, page);
      expect(status).toBe(200);
      expect(body.includes(version)).toBe(false);
      expect(body.includes('Preview of a release')).toBe(false);
    }
    await visit(browser, async (visitor) => {
      await openPage(visitor, page);
      expect(await visitor.page.getByRole('region', { name: 'Preview of a release' }).count()).toBe(0);
    });
  });

  it('REL-10 cannot be made with another key, a changed letter, an address or a release that does not exist', async () => {
    const link = new URL(createLink('/en'));
    const token = link.searchParams.get('releasePreview') ?? '';
    const foreign = createReleaseTool(
      { RELEASES_DIR: releasesDirectory },
      {
        ...keys,
        RELEASE_PRIVATE_KEY: generateKeyPairSync('ed25519')
          .privateKey.export({ format: 'der', type: 'pkcs8' })
          .toString('base64'),
      },
    );
    const { url } = foreign('preview', `remote-public@${version}`, '--at', `${origin}/en`).data;
    const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`;
    const tokens = [changed, 'https://evil.example/remote.js', new URL(String(url)).searchParams.get('releasePreview')];
    for (const each of tokens) {
      const { status, body } = await requestPage(origin, `/de?releasePreview=${encodeURIComponent(each ?? '')}`);
      expect(status).toBe(403);
      expect(body.includes('Diese Vorschau eines Releases lässt sich nicht öffnen')).toBe(true);
    }
    expect(runRelease('preview', 'remote-public@nowhere', '--at', `${origin}/en`)).toMatchObject({
      status: 3,
      data: { error: 'refused', reasons: [{ name: 'remote-public', version: 'nowhere', code: 'release-missing' }] },
    });
    expect(runRelease('preview', 'shell@1.0.0').status).toBe(2);
  });
});
