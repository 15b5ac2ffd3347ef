import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { BuildRecordPlugin } from './build-record-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-build-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['browser', 'remote-x browser'])('REL-02 a build named %s writes its record', async (name) => {
  const contract = path.join(folder, 'shared-contracts/src');
  mkdirSync(contract, { recursive: true });
  writeFileSync(
    path.join(contract, 'units.ts'),
    "export const contractVersion = '9.1.0';\nexport const federationVersion = '2.0.0';\n",
  );
  const out = path.join(folder, name.replace(' ', '-'));
  const record = new BuildRecordPlugin(() =>
    Promise.resolve({ browserEntry: 'main.js', initial: { scripts: [], styles: [] } }),
  );
  const compiler = rspack({
    name,
    context: folder,
    mode: 'production',
    entry: path.join(contract, 'units.ts'),
    output: { path: path.join(out, 'browser') },
    plugins: [record],
  });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  expect(JSON.parse(readFileSync(path.join(out, 'build.json'), 'utf8'))).toMatchObject({
    contractVersion: '9.1.0',
    browserEntry: 'main.js',
  });
});
