import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { beginUse } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { publishSigned } from '../support/publish-signed.ts';
import { createReleaseTool } from '../support/release-tool.ts';
import { createVisitor, openPage } from '../support/visitor.ts';

// A separate shell with a signed registry and a guard.
const { servicesOrigin } = inject('product');
const work = mkdtempSync(path.join(tmpdir(), 'kmx-canary-'));
const releasesDirectory = path.join(work, 'releases');
const [team, guard] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const writePublic = ({ publicKey }: typeof team) =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const writePrivate = ({ privateKey }: typeof team) =>
  privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const publicKeys = { RELEASE_PUBLIC_KEY: writePublic(team), RELEASE_PUBLIC_KEYS: `guard=${writePublic(guard)}` };
const keys = { RELEASE_PRIVATE_KEY: writePrivate(team), ...publicKeys };
const runRelease = createReleaseTool({ RELEASES_DIR: releasesDirectory }, keys);
const version = 'tried-out';
let shell: RunningProcess | undefined;
let origin = '';

beforeAll(async () => {
  await publishSigned(releasesDirectory, keys);
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const environment = { ...publicKeys, TRUSTED_PROXY: 'loopback', RELEASE_GUARD_KEY: writePrivate(guard) };
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

const begin = (...words: readonly string[]) => {
  const { status, data } = runRelease('canary', `remote-public@${version}`, '--percent', '50', ...words);
  expect([status, data['message']]).toEqual([0, undefined]);
};
const end = () => expect(runRelease('canary', 'remote-public', '--stop').status).toBe(0);

/** Whether the document is one with the files of the canary. */
const isOfCanary = (page: Page) =>
  page.locator(`link[href*="/remote-public/${version}/browser/"]`).count().then(Boolean);
/** Whether everybody, of whatever cohort, gets this answer. */
async function isOfEverybody(isCanary: boolean): Promise<boolean> {
  const answers = await Promise.all(
    ['0', '9999'].map((bucket) =>
      requestPage(origin, '/en', { headers: { 'user-agent': 'Mozilla/5.0', cookie: `kmx_cohort=${bucket}` } }),
    ),
  );
  return answers.every(({ body }) => body.includes(`/remote-public/${version}/`) === isCanary);
}

const ask = (agent: string) => requestPage(origin, '/en', { headers: { 'user-agent': agent } });

async function visit(
  browser: Browser,
  bucket: number | null,
  use: (visitor: Awaited<ReturnType<typeof createVisitor>>) => Promise<void>,
) {
  const visitor = await createVisitor(browser, origin);
  const cookie = { name: 'kmx_cohort', value: String(bucket), url: origin };
  if (bucket !== null) await visitor.page.context().addCookies([cookie]);
  try {
    await use(visitor);
    expect(visitor.listComplaints()).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

const goToProducts = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
  await page.waitForURL('**/en/products');
};

describe('the canary of a release', () => {
  it('REL-11 is for those whose bucket is below its share, over reload and navigation in one document', async ({
    browser,
  }) => {
    begin();
    for (const [bucket, isCanary] of [
      [0, true],
      [9_999, false],
    ] as const) {
      await visit(browser, bucket, async (visitor) => {
        const { page } = visitor;
        await openPage(visitor, '/en');
        expect(await isOfCanary(page)).toBe(isCanary);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await goToProducts(page);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        await page.reload();
        expect(await isOfCanary(page)).toBe(isCanary);
      });
    }
    end();
  });

  it('REL-11 gives a visitor one cookie with a bucket, keeps it, and lets no cache between keep the page', async ({
    browser,
  }) => {
    expect((await ask('Mozilla/5.0')).headers['set-cookie']).toBeUndefined();
    begin();
    await visit(browser, null, async (visitor) => {
      const { page } = visitor;
      const response = await page.goto('/en', { waitUntil: 'load' });
      expect(await response?.headerValue('cache-control')).toMatch(/^private, /);
      const first = await isOfCanary(page);
      const cookies = await page.context().cookies();
      const cookie = cookies.find(({ name }) => name === 'kmx_cohort');
      expect(cookie).toMatchObject({ value: expect.stringMatching(/^\d{1,4}$/), httpOnly: true, sameSite: 'Lax' });
      expect(Number(cookie?.value) < 5_000).toBe(first);
      const next = await page.goto('/en/company', { waitUntil: 'load' });
      expect(await next?.headerValue('set-cookie')).toBeNull();
      expect(await isOfCanary(page)).toBe(first);
    });
    // The same browser without cookies, twice: one cohort; and a crawler.
    const isCanary = ({ body }: { readonly body: string }) => body.includes(`/remote-public/${version}/`);
    expect(isCanary(await ask('Mozilla/5.0 A'))).toBe(isCanary(await ask('Mozilla/5.0 A')));
    const agents = Array.from({ length: 12 }, (_, index) => ask(`Mozilla/5.0 ${index}`));
    expect(new Set((await Promise.all(agents)).map(isCanary)).size).toBe(2);
    const crawled = await ask('Googlebot/2.1');
    expect([isCanary(crawled), crawled.headers['set-cookie']]).toEqual([false, undefined]);
    end();
  });

  it('REL-11 leaves a page usable that is open when it ends, and promoted reaches everybody', async ({ browser }) => {
    begin();
    await visit(browser, 0, async (visitor) => {
      const { page } = visitor;
      await openPage(visitor, '/en');
      expect(await isOfCanary(page)).toBe(true);
      end();
      expect(await isOfEverybody(false)).toBe(true);
      // Its own files are still there; the next page is one of the active version.
      await goToProducts(page);
      await page.getByRole('main').waitFor();
      await page.reload();
      expect(await isOfCanary(page)).toBe(false);
    });
    begin();
    expect(runRelease('promote', 'remote-public').status).toBe(0);
    expect(await isOfEverybody(true)).toBe(true);
    await visit(browser, 9_999, async (visitor) => {
      await openPage(visitor, '/en');
      expect(await isOfCanary(visitor.page)).toBe(true);
    });
    expect((await ask('Mozilla/5.0')).headers['set-cookie']).toBeUndefined();
  });

  it('REL-11 that fails in browsers alone is ended for everybody by the guard, with the numbers in the history', async ({
    browser,
  }) => {
    const dist = path.join(work, 'broken');
    cpSync(path.join(root, 'remote-public/dist'), dist, { recursive: true });
    const { browserEntry } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as Record<string, string>;
    const entry = path.join(dist, 'browser', path.basename(String(browserEntry)));
    appendFileSync(entry, ';setTimeout(() => { throw new Error("boom of a canary"); }, 0);');
    const broken = 'broken-in-browsers';
    expect(runRelease('publish', 'remote-public', '--from', dist, '--version', broken).status).toBe(0);
    expect(runRelease('canary', `remote-public@${broken}`, '--percent', '10').status).toBe(0);
    for (let count = 0; count < 200; count += 1) {
      const forwarded = `198.51.100.${count}`;
      const headers = { 'user-agent': 'Mozilla/5.0', cookie: 'kmx_cohort=9999', 'x-forwarded-for': forwarded };
      await requestPage(origin, '/en', { headers });
    }
    // Each from a network of its own, since one bucket of one network is one visitor.
    for (let visitor = 1; visitor <= 5; visitor += 1) {
      const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${visitor}` };
      const { page, context, leave } = await createVisitor(browser, origin, { extraHTTPHeaders });
      await context.addCookies([{ name: 'kmx_cohort', value: '0', url: origin }]);
      const reported = page.waitForResponse((response) => response.url().endsWith('/_report'));
      await page.goto('/en');
      await beginUse(page);
      await reported;
      await leave();
    }
    const readLast = () => (runRelease('history').data as unknown as Record<string, unknown>[]).at(-1);
    await expect.poll(readLast, { timeout: 15_000 }).toMatchObject({
      kind: 'canary-end',
      counts: true,
      by: expect.stringContaining('guard of '),
      reason: expect.stringMatching(/^browsers with errors: 5 of 5 visitors, active 0 of \d+, within \d+ s$/),
    });
    expect(runRelease('list').data).toMatchObject({ canaries: [] });
  });
});
