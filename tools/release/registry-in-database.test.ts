import {
  closeRegistryForms,
  createObjectVariables,
  createServerSchema,
  hasServer,
} from '@kmx/release-registry/registry/registry-forms.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { createReleaseFolder } from './release-command.fixture.ts';

afterAll(closeRegistryForms);

describe.skipIf(!hasServer)('a registry in a database and an object store (skipped without TEST_POSTGRES=on)', () => {
  it('REL-04 serves every release command from several processes, and nothing is written into a folder', async () => {
    const { root, writeBuild, startReleaseWith } = await createReleaseFolder();
    const variables = {
      ...{ RELEASES_DIR: `${root}/nowhere`, RELEASES_DATABASE_URL: await createServerSchema() },
      ...(await createObjectVariables()),
    };
    const run = (...words: readonly string[]) => startReleaseWith(variables, ...words);
    const succeed = async (...words: readonly string[]) => {
      const result = await run(...words);
      expect(result.status, JSON.stringify(result)).toBe(0);
      return result;
    };
    const publish = async (unit: string, content: string, version: string) => {
      await writeBuild(unit, content, unit === 'shell' ? { serverEntry: null, mounts: undefined } : {});
      return run('publish', unit, '--version', version, '--from', `${root}/${unit}/dist`);
    };
    expect(await publish('shell', 'a', '1')).toMatchObject({ status: 0, data: { state: 'published' } });
    expect(await publish('remote-public', 'a', '1')).toMatchObject({ status: 0 });
    expect(await publish('remote-public', 'b', '2')).toMatchObject({ status: 0 });
    expect(await publish('remote-public', 'c', '2')).toMatchObject({
      ...{ status: 3, data: { error: 'refused', reasons: [{ code: 'version-taken' }] } },
    });
    await succeed('activate', 'shell@1', 'remote-public@1');
    await Promise.all([
      succeed('activate', 'remote-public@2', '--reason', 'one'),
      succeed('activate', 'shell@1', 'remote-public@2', '--reason', 'other'),
    ]);
    expect((await run('history')).data).toHaveLength(2);
    await succeed('rollback', 'remote-public');
    expect(await run('verify')).toMatchObject({ status: 0 });
    expect((await run('history')).data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'activation',
      'activation',
      'rollback',
    ]);
    expect(await run('carry', '--from', root)).toMatchObject({ status: 2, data: { error: 'not-done' } });
  }, 300_000);

  it('REL-03 takes over the registry of a folder, and goes on with its history', async () => {
    const { root, releasesDirectory, writeBuild, runRelease, startReleaseWith } = await createReleaseFolder();
    await writeBuild('shell', 'a', { serverEntry: null, mounts: undefined });
    runRelease('publish', 'shell', '--version', '1', '--from', `${root}/shell/dist`);
    runRelease('activate', 'shell@1');
    const variables = { RELEASES_DATABASE_URL: await createServerSchema(), ...(await createObjectVariables()) };
    const run = (...words: readonly string[]) => startReleaseWith(variables, ...words);
    expect(await run('carry', '--from', releasesDirectory)).toMatchObject({
      ...{ status: 0, data: { statements: 1, releases: 1, damaged: [] } },
    });
    expect((await run('history')).data).toEqual(runRelease('history').data);
    expect(await run('verify')).toMatchObject({ status: 0 });
  }, 300_000);
});
