import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeServerBundle, createReleaseTool, runReleaseAside } from '../support/release-tool.ts';

// A separate shell and registry: what is broken here must not affect the other journeys.
const { releasesDirectory, servicesOrigin } = inject('product');
const work = mkdtempSync(path.join(tmpdir(), 'kmx-releases-that-fail-'));
const registry = path.join(work, 'releases');
const runRelease = createReleaseTool({ RELEASES_DIR: registry });
const running: RunningProcess[] = [];
let origin = '';
let log = '';

async function start(name: string): Promise<{ readonly origin: string; readonly readLog: () => string }> {
  const port = await findFreePort();
  const shell = await startShell({ name, port, dataDirectory: work, releasesDirectory: registry, servicesOrigin });
  running.push(shell);
  return { origin: `http://localhost:${port}`, readLog: () => readFileSync(shell.logFile, 'utf8') };
}

function publish(unit: string, change: (source: string) => string): string {
  const { status, data } = runRelease('publish', unit, '--from', changeServerBundle(work, unit, change));
  expect(status).toBe(0);
  return String(data['version']);
}

const readBuild = async (): Promise<string> => JSON.parse((await requestPage(origin, '/builds/latest.json')).body).id;

async function activate(release: string): Promise<void> {
  const before = await readBuild();
  const { status, data } = runRelease('activate', release);
  expect([status, data['problems']]).toEqual([0, undefined]);
  await expect.poll(readBuild).not.toBe(before);
}

/** A script that fails in an added first statement, with the line numbers of all others unchanged. */
const begin = (code: string) => (source: string) => `${code} ${source}`;

beforeAll(async () => {
  // What the shells of another registry report is not about this one.
  cpSync(releasesDirectory, registry, { recursive: true, filter: (file) => path.basename(file) !== 'reports' });
  ({ origin } = await start('first'));
  log = path.join(work, 'first/first.log');
});
afterAll(async () => {
  for (const { stop } of running) await stop();
  rmSync(work, { recursive: true, force: true });
});

describe('the contents of the registry', () => {
  it('REL-03 is answered only where a manifest of a served set names it', async () => {
    const folder = path.join(registry, 'remote-public/evil/browser');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(work, 'secrets.json'), '{"secret":1}');
    writeFileSync(
      path.join(folder, 'x.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    symlinkSync(path.join(work, 'secrets.json'), path.join(folder, 's.json'));
    symlinkSync('/etc/hostname', path.join(folder, 'h.json'));
    for (const file of [
      'remote-public/evil/browser/x.svg',
      'remote-public/evil/browser/s.json',
      'remote-public/evil/browser/h.json',
      'x/y/browser/z.js',
      'active/x/browser/x',
      'remote-public/-/browser/a',
    ]) {
      expect([file, (await requestPage(origin, `/_r/${file}`)).status]).toEqual([file, 404]);
    }
    const version = /\/_r\/remote-public\/([\w.+-]+)\//.exec((await requestPage(origin, '/en')).body)?.[1];
    for (const file of ['server/remote.cjs', 'server/remote.cjs.map', 'release.json']) {
      expect((await requestPage(origin, `/_r/remote-public/${version}/${file}`)).status).toBe(404);
    }
  });

  it('REL-05 may be gone: every file of the present and of the earlier set is answered, asked for before or not', async () => {
    const { body } = await requestPage(origin, '/en');
    await activate(`remote-public@${publish('remote-public', (source) => `${source}\n// another\n`)}`);
    const files = [body, (await requestPage(origin, '/en')).body].flatMap((html) => [
      ...new Set(Array.from(html.matchAll(/"(\/_r\/[^"]+?\.(?:js|css|woff2))"/g), ([, file]) => file ?? '')),
    ]);
    expect(files.length).toBeGreaterThan(20);
    const never = ['part-search.js', 'locale-hu-json.js'];
    const folders = new Set(files.flatMap((file) => /^\/_r\/remote-public\/[^/]+\/browser\//.exec(file)?.[0] ?? []));
    expect(folders.size).toBe(2);
    renameSync(registry, `${registry}-gone`);
    try {
      const all = [...files, ...[...folders].flatMap((folder) => never.map((file) => folder + file))];
      const answers = await Promise.all(all.map(async (file) => [file, (await requestPage(origin, file)).status]));
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
      expect((await requestPage(origin, '/en?cache=false')).status).toBe(200);
    } finally {
      renameSync(`${registry}-gone`, registry);
    }
  });
});

describe('a release of another team', () => {
  it('REL-01 leaves the pages in the cache that it does not change, in a document of the new set', async () => {
    const page = '/en/products/crimping';
    await requestPage(origin, page);
    expect((await requestPage(origin, page)).headers['server-timing']).toBe('cache;desc=fresh');
    await activate(`remote-styleguide@${publish('remote-styleguide', (source) => `${source}\n// another\n`)}`);
    const { headers, body } = await requestPage(origin, page);
    expect(headers['server-timing']).toBe('cache;desc=fresh');
    expect(body).toContain(`data-build="${await readBuild()}"`);
  });

  it('REL-04 that no shell can serve is put back, and the command says so with the reason of each', async () => {
    const before = await readBuild();
    const version = publish('remote-styleguide', begin("throw new Error('boom before anything');"));
    const { status, data } = runRelease('activate', `remote-styleguide@${version}`);
    expect(status).toBe(6);
    const problems = data['problems'] as readonly { readonly reason: string }[];
    expect(problems.map(({ reason }) => reason)).toEqual([expect.stringContaining('boom before anything')]);
    expect(data['restored']).toMatchObject({ buildId: before });
    expect(runRelease('list').data).toMatchObject({
      active: { buildId: before },
      shells: [{ buildId: before, problems: [] }],
    });
    expect((await requestPage(origin, '/style-guide')).status).toBe(200);
  });

  it('REL-12 whose page throws only when it is rendered is put back, and no visitor ever sees it', async () => {
    const before = await readBuild();
    const spoil = (source: string) =>
      source.replace(/(function OverviewPage\([^)]*\) \{)/, "$1 throw new Error('boom in the page');");
    const seen = new Set<string>();
    const visit = async () => {
      const { status, body } = await requestPage(origin, '/style-guide');
      seen.add(`${status} ${/data-build="(\w+)"/.exec(body)?.[1]}`);
    };
    const visits = setInterval(() => void visit(), 50);
    const release = `remote-styleguide@${publish('remote-styleguide', spoil)}`;
    const activation = runReleaseAside({ RELEASES_DIR: registry }, 'activate', release);
    const { status, data } = await activation.finally(() => clearInterval(visits));
    expect(status).toBe(6);
    expect(JSON.stringify(data['problems'])).toMatch(/smoke-failed \(\/style-guide: threw: boom in the page\)/);
    expect(data['restored']).toMatchObject({ buildId: before });
    expect([...seen]).toEqual([`200 ${before}`]);
  });

  it('promise 1 whose bundle throws is refused by what runs, and costs a first start the pages of that remote alone', async () => {
    const before = await readBuild();
    const version = publish('remote-styleguide', begin("throw new Error('boom at evaluation');"));
    expect(runRelease('activate', `remote-styleguide@${version}`, '--wait', '0').status).toBe(0);
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('boom at evaluation');
    expect(await readBuild()).toBe(before);
    expect((await requestPage(origin, '/style-guide')).status).toBe(200);
    // This one has never served a good set.
    const fresh = await start('fresh');
    expect((await requestPage(fresh.origin, '/en')).status).toBe(200);
    expect((await requestPage(fresh.origin, '/style-guide')).status).toBe(503);
    expect(fresh.readLog()).toContain('boom at evaluation');
    runRelease('rollback', 'remote-styleguide', '--wait', '0');
    await expect.poll(async () => (await requestPage(fresh.origin, '/style-guide')).status).toBe(200);
  });
});

describe('a page that fails', () => {
  it('promise 1 costs itself, while all other pages of its remote answer, and says where in its own files', async () => {
    const spoil = (source: string) =>
      source
        .replace(/(async function loadAuthorsPage\([^)]*\) \{)/, '$1 for (;;);')
        .replace(/(function loadSubscriptionPage\([^)]*\) \{)/, "$1 throw new Error('boom of the developer');");
    await activate(`remote-public@${publish('remote-public', spoil)}`);
    const looping = '/en/stories/contacts?cache=false';
    for (let count = 0; count < 2; count += 1) expect((await requestPage(origin, looping)).status).toBe(500);
    const others = ['', '/products', '/stories', '/company', '/services', '/support', '/products/crimping', '/search'];
    const answers = await Promise.all(
      others.map(async (other) => {
        const fenced = await requestPage(origin, looping);
        return [fenced.status, (await requestPage(origin, `/en${other}?cache=false`)).status];
      }),
    );
    expect(answers.filter(([fenced, other]) => fenced === 200 || other !== 200)).toEqual([]);
    expect((await requestPage(origin, '/en/subscription?cache=false')).status).toBe(500);
    const lines = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('boom of the developer'));
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).toMatch(
      /loadSubscriptionPage \(remote-public\/src\/pages\/subscription\/subscription\.load\.ts:\d+\)/,
    );
  });
});
