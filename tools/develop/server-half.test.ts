import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContractRequest, createContractResult } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createServerHalf } from './server-half.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-server-half-'));
const half = createServerHalf();
afterAll(async () => {
  await half.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = createContractRequest('/x', 'en');
const result = JSON.stringify(createContractResult({ text: 'own' }));
let builds = 0;

function render(load: string, given = null as ReturnType<typeof createContractResult> | null) {
  const file = path.join(folder, 'remote.cjs');
  writeFileSync(
    file,
    `exports.remote = { contractVersion: '2.0.0', load: async (request, { query }) => { ${load} }, render: async ({ result }) => '<p>' + result.data.text + '</p>' };`,
  );
  return half.render({ file, version: String(builds++) }, { request, given });
}

describe('the server half under development', () => {
  it('ARC-013 loads and renders with the build of the moment', async () => {
    expect(await render(`return ${result}`)).toMatchObject({ state: 'rendered', html: '<p>own</p>' });
    expect(await render(`return ${result.replace('own', 'new')}`)).toMatchObject({ html: '<p>new</p>' });
  });

  it('ARC-013 takes the data of the product for a page that asks its backends', async () => {
    const load = `await query({ service: 'content' }); return ${result}`;
    expect(await render(load, createContractResult({ text: 'of the product' }))).toMatchObject({
      html: '<p>of the product</p>',
    });
    expect(await render(load)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('asks content, which answers the product alone'),
    });
  });

  it.each([
    ["throw new Error('no data')", 'no data'],
    ['return { status: 20 }', 'Invalid'],
    ['process.exit(1)', 'has ended its thread'],
  ])('ARC-013 says why there is no page: %s', async (load, sentence) => {
    expect(await render(load)).toMatchObject({ state: 'failed', text: expect.stringContaining(sentence) });
    expect(await render(`return ${result}`)).toMatchObject({ state: 'rendered' });
  });
});
