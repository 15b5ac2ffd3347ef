import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { createReleaseTool } from '../support/release-tool.ts';
import { openPage } from '../support/visitor.ts';

const { origin, registry } = inject('product');
const runRelease = createReleaseTool(registry);
const folder = path.join(root, 'e2e/fixtures/remote-ledger');

describe('a remote of the contract before the present one', () => {
  beforeAll(() => {
    const program = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
    const build = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
    expect(build.status, build.stderr).toBe(0);
    const { data } = runRelease('publish', 'remote-ledger', '--from', path.join(folder, 'dist'));
    expect(data).toMatchObject({ name: 'remote-ledger' });
    expect(runRelease('activate', `remote-ledger@${String(data['version'])}`).status).toBe(0);
  }, 60_000);
  afterAll(() => {
    runRelease('deactivate', 'remote-ledger');
  });

  it('ARC-014 is rendered by the server, hydrated and left for a remote of the present one, in one page', async ({
    visitor: { page, ...visitor },
  }) => {
    const { status, body } = await requestPage(origin, '/en/ledger');
    expect([status, body.includes('This page stays here.')]).toEqual([200, true]);
    expect(body).toMatch(/<link rel="modulepreload"[^>]*earlier-contract|<link rel="preload"[^>]*earlier-contract/);
    await openPage({ page, ...visitor }, '/en/ledger');
    await page.getByText('Machines in the comparison: 0').waitFor();
    await page.getByRole('button', { name: 'Add Ferro 115' }).click();
    await page.getByText('Machines in the comparison: 1').waitFor();

    await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
    await page.waitForURL('**/en/products');
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await page.goto('/en/ledger');
    await page.getByText('Machines in the comparison: 1').waitFor();
  }, 60_000);

  it('ARC-014 shares state with remotes of the present one and takes part in navigation without a new document', async ({
    visitor: { page, ...visitor },
  }) => {
    await openPage({ page, ...visitor }, '/en-ch/products/crimping/crimp-presses/bench-presses');
    await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
    await page.getByRole('button', { name: 'Compare Ferro 125' }).click();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/en-ch/ledger', textContent: 'To the ledger' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'To the ledger' }).click();
    await page.getByRole('heading', { name: 'Ledger of machines' }).waitFor();
    await page.getByText('Machines in the comparison: 1').waitFor();
    await page.getByRole('button', { name: 'Add Ferro 115' }).click();
    await page.getByText('Machines in the comparison: 2').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Compare Ferro 115' }).waitFor();
    await page.getByRole('link', { name: 'Comparison: 2 products selected' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-first-document'))).toBe(true);
  }, 60_000);

  it('ARC-014 leads to other addresses, in a document and in a navigation', async ({
    visitor: { page, ...visitor },
  }) => {
    await openPage({ page, ...visitor }, '/en/ledger/old');
    expect(new URL(page.url()).pathname).toBe('/en/ledger');
    const { body } = await requestPage(origin, '/en/ledger/old/_payload.json');
    expect(JSON.parse(body)).toEqual({ redirect: { location: '/en/ledger', permanent: false } });
  });

  it('ARC-014 costs pages of the present one nothing', async () => {
    const { body } = await requestPage(origin, '/en/products');
    expect(body).not.toContain('earlier-contract');
  });
});
