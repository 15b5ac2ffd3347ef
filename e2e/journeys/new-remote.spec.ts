import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { copyCheckout, resolveBuildCache } from '../support/copy-checkout.ts';
import { it } from '../support/journey.ts';
import { openPage } from '../support/visitor.ts';

const { origin, registry } = inject('product');
const liveMs = 60_000;
let checkout: string;

beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'kmx-new-remote-'));
  copyCheckout(checkout);
});
afterAll(() => rmSync(checkout, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

/** Runs npm in the copy as a team does; what it prints. */
function runNpm(...words: readonly string[]): string {
  const own = { ...registry, RELEASE_BY: 'journeys', TURBO_CACHE_DIR: resolveBuildCache() };
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...words], {
    cwd: checkout,
    env: { ...env, ...own },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status, `npm run ${words.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

describe('a remote made by npm run new:remote', () => {
  it('ARC-011 is live within 60 seconds: in the HTML in every language, and hydrated', async ({ visitor }) => {
    const changed = ['CODEOWNERS', 'package-lock.json'];
    const startedAt = performance.now();
    expect(runNpm('new:remote', '--', 'remote-x', '--mount', '/x')).toContain('npm run release -- publish remote-x');
    runNpm('build');
    const version = /remote-x@(\S+)/.exec(runNpm('release', '--', 'publish', 'remote-x'))?.[1] ?? '';
    runNpm('release', '--', 'activate', `remote-x@${version}`);
    const { status, body } = await requestPage(origin, '/en/x');
    const elapsedMs = performance.now() - startedAt;
    console.log(`from new:remote to the page: ${(elapsedMs / 1000).toFixed(1)} s`);
    expect(status).toBe(200);
    expect(body).toContain('A new area</h1>');
    expect(body).toContain(`/_r/remote-x/${version}/browser/remoteEntry.js`);
    expect((await requestPage(origin, '/de/x')).body).toContain('Ein neuer Bereich</h1>');
    expect((await requestPage(origin, '/ja/x')).body).toContain('新しいエリア</h1>');
    expect((await requestPage(origin, '/en/x/nowhere')).status).toBe(404);
    expect((await requestPage(origin, '/en/products')).status).toBe(200);
    await openPage(visitor, '/en/x');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByText('this sentence appeared without a further request').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
    await page.waitForURL('**/en/products');
    for (const file of changed) expect(readFileSync(path.join(root, file), 'utf8')).not.toContain('remote-x');
    expect(elapsedMs).toBeLessThan(liveMs);
    runNpm('release', '--', 'deactivate', 'remote-x');
    await expect.poll(async () => (await requestPage(origin, '/en/x')).status).toBe(404);
  }, 240_000);

  it('ARC-011 passes its own tests and the checks that name every remote', () => {
    expect(existsSync(path.join(checkout, 'remote-x/src/remote.contract.test.tsx'))).toBe(true);
    expect(runNpm('test', '--', 'unit:remote-x')).toMatch(/\n\d+ passed, 0 failed/);
    for (const check of ['message-catalogues', 'terminology', 'module-graph', 'border-literals', 'references']) {
      const words = [path.join(checkout, 'tools/checks', `${check}.ts`)];
      const { status, stderr } = spawnSync(process.execPath, words, { cwd: checkout, encoding: 'utf8' });
      expect(status, `${check}: ${stderr}`).toBe(0);
    }
  }, 300_000);
});
