import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { createReleaseTool } from '../support/release-tool.ts';
import { openPage } from '../support/visitor.ts';

const { origin, registry } = inject('product');
const runRelease = createReleaseTool(registry);
const folder = path.join(root, 'e2e/fixtures/remote-agenda');

const readStatus = async (address: string) => (await requestPage(origin, address)).status;

describe('a remote that the product does not know', () => {
  it('ARC-002 is built, published, activated and served below its mount, without a restart and beside the others', async ({
    visitor,
  }) => {
    expect(await readStatus('/en/agenda')).toBe(404);
    const program = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
    const build = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
    expect(build.status, build.stderr).toBe(0);
    const { status, data } = runRelease('publish', 'remote-agenda', '--from', path.join(folder, 'dist'));
    expect(status).toBe(0);
    expect(runRelease('activate', `remote-agenda@${String(data['version'])}`).status).toBe(0);
    try {
      await expect.poll(() => readStatus('/en/agenda')).toBe(200);
      const { body } = await requestPage(origin, '/en/agenda');
      expect(body).toContain('<h1>Agenda of the fairs</h1>');
      expect(body).toContain(`/_r/remote-agenda/${String(data['version'])}/browser/remoteEntry.js`);
      expect(await readStatus('/en/agendas')).toBe(404);
      expect(await readStatus('/en/products')).toBe(200);
      await openPage(visitor, '/en/agenda');
      const { page } = visitor;
      expect(await page.getByRole('banner').count()).toBe(1);
      await page.getByRole('button', { name: 'Show one more' }).click();
      await page.getByText('2 talks').waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
      await page.waitForURL('**/en/products');
    } finally {
      expect(runRelease('deactivate', 'remote-agenda').status).toBe(0);
    }
    await expect.poll(() => readStatus('/en/agenda')).toBe(404);
  }, 120_000);

  it('ARC-002 is refused at a place that another remote has, with the reason', async () => {
    const before = (await requestPage(origin, '/builds/latest.json')).body;
    const build = path.join(root, 'remote-portal/dist');
    const { status, data } = runRelease('publish', 'remote-second-portal', '--from', build);
    expect(status).toBe(0);
    const activation = runRelease('activate', `remote-second-portal@${String(data['version'])}`);
    expect(activation.status).toBe(3);
    const reasons = activation.data['reasons'] as readonly { readonly code: string; readonly detail: string }[];
    expect(reasons.map(({ code, detail }) => `${code}: ${detail}`).toSorted()).toEqual([
      'mount-taken: /{locale}/mykomax is claimed by remote-portal too',
      'mount-taken: /{locale}/mykomax is claimed by remote-second-portal too',
    ]);
    expect((await requestPage(origin, '/builds/latest.json')).body).toBe(before);
  });
});
