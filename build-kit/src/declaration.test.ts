import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mount } from '@kmx/shared-contracts/mount.ts';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { checkDeclaration, type RemoteBuildOptions } from './declaration.ts';
import { checkOperations, OperationsPlugin } from './operations-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-declaration-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mount: Mount = { path: '/agenda', isLocalized: true, sites: 'all', kind: 'application', hasChrome: true };
const declared: RemoteBuildOptions = { mounts: [mount], capabilities: ['content'], smokePages: ['/en/agenda'] };
// Configurations of teams that do not check types.
const declare = (changes: object) => () => checkDeclaration({ ...declared, ...changes });

it('REL-07 a build needs a smoke page at each mount, and capabilities that there are, each once', () => {
  expect(checkDeclaration(declared)).toEqual(declared);
  expect(declare({ smokePages: [] })).toThrow('smokePages: the mount /agenda has no smoke page');
  expect(declare({ smokePages: ['/agenda'] })).toThrow('/agenda lies at no mount');
  expect(declare({ smokePages: undefined })).toThrow('smokePages');
  expect(declare({ capabilities: ['content', 'moon'] })).toThrow('capabilities.1');
  expect(declare({ capabilities: ['content', 'content'] })).toThrow('capabilities: names a capability twice');
  expect(declare({ capabilities: undefined })).toThrow('capabilities');
  expect(declare({ operations: 'src/operations.ts' })).toThrow('operations: must be a module x.build.ts');
});

it('REL-07 operations are those of services among the capabilities', () => {
  const operations = { content: { Talks: 'query Talks { talks { id } }' } };
  expect(checkOperations({ operations }, ['content'])).toEqual(operations);
  expect(() => checkOperations({ operations }, ['search'])).toThrow('content is not among the capabilities');
  expect(() => checkOperations({}, ['content'])).toThrow('operations');
  expect(() => checkOperations({ operations: { content: { Talks: 1 } } }, ['content'])).toThrow(
    'operations.content.Talks',
  );
});

it('REL-07 the build writes the operations that a module computes, and fails with its words', async () => {
  const file = path.join(folder, 'operations.build.ts');
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, '');
  writeFileSync(file, `export const operations = { content: { Talks: 'query Talks { talks { id } }' } };`);
  const build = () =>
    new Promise<string>((resolve, reject) => {
      const output = { path: path.join(folder, 'dist') };
      const compiler = rspack({ context: folder, entry, output, plugins: [new OperationsPlugin(file, ['content'])] });
      compiler.run((error, stats) => {
        const failed = error ?? stats?.compilation.errors[0];
        if (failed) reject(failed);
        else resolve(readFileSync(path.join(output.path, 'operations.json'), 'utf8'));
      });
    });
  expect(JSON.parse(await build())).toEqual({ content: { Talks: 'query Talks { talks { id } }' } });
  writeFileSync(file, `export const operations = { desk: { Talks: 'query Talks { talks { id } }' } };`);
  await expect(build()).rejects.toThrow('desk is not among the capabilities');
});
