import { generateKeyPairSync } from 'node:crypto';
import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import { beforeEach, expect, it } from 'vitest';
import { createReleaseFolder } from './release-command.fixture.ts';

let folder: Awaited<ReturnType<typeof createReleaseFolder>>;
const run = (...words: readonly string[]) => folder.runRelease(...words);

beforeEach(async () => {
  folder = await createReleaseFolder();
  for (const version of ['1', '2', '3']) {
    await folder.writeBuild('remote-public', `export const text = "${version}"`);
    expect(run('publish', 'remote-public', '--version', version).status).toBe(0);
  }
  expect(run('activate', 'remote-public@1').status).toBe(0);
});

it('REL-11 a canary begins, is raised, and is shown beside what is active', () => {
  const begin = ['canary', 'remote-public@2', '--percent', '10', '--countries', 'de,FR', '--cookie', 'tester=yes'];
  expect(run(...begin, '--promote-after', '2h', '--min-views', '5000')).toMatchObject({
    status: 0,
    data: {
      canary: {
        ...{ unit: 'remote-public', version: '2', percent: 10, countries: ['DE', 'FR'] },
        ...{ cookie: { name: 'tester', value: 'yes' }, promotion: { afterMs: 7_200_000, minViews: 5000 } },
      },
    },
  });
  // What is not named stays.
  expect(run('canary', 'remote-public', '--percent', '25').data).toMatchObject({
    canary: { version: '2', percent: 25, countries: ['DE', 'FR'], since: 2, revision: 3 },
  });
  const { data } = run('list');
  expect(data).toMatchObject({ active: { versions: { 'remote-public': '1' } }, canaries: [{ percent: 25 }] });
  expect(data.releases).toMatchObject([{ isCanary: false }, { version: '2', isCanary: true }, { isCanary: false }]);
  expect(run('verify').data).toMatchObject({ canaries: [{ version: '2' }] });
  expect(run('history').data).toMatchObject([{}, { kind: 'canary' }, { kind: 'canary', counts: true }]);
  expect(run('prune', '--keep', '1', '--days', '0', '--yes').data).toMatchObject({
    removed: [{ name: 'remote-public', version: '3' }],
  });
});

it('REL-11 a canary is promoted, and stopped', () => {
  expect(run('promote', 'remote-public').status).toBe(2);
  expect(run('canary', 'remote-public', '--stop').status).toBe(2);
  run('canary', 'remote-public@2', '--percent', '10');
  expect(run('canary', 'remote-public@3', '--percent', '10').status).toBe(2);
  expect(run('canary', 'remote-public', '--stop').status).toBe(0);
  expect(run('canary', 'remote-public').status).toBe(2);
  run('canary', 'remote-public@3', '--percent', '10');
  expect(run('promote', 'remote-public').data).toMatchObject({ versions: { 'remote-public': '3' } });
  expect(run('list').data).toMatchObject({ canaries: [] });
  expect(run('rollback', 'remote-public').data).toMatchObject({ versions: { 'remote-public': '1' } });
});

it.each([
  ['of a shell', ['canary', 'shell@2', '--percent', '1']],
  ['without a share', ['canary', 'remote-public@2']],
  ['of more than everybody', ['canary', 'remote-public@2', '--percent', '101']],
  ['of a country of three letters', ['canary', 'remote-public@2', '--percent', '1', '--countries', 'deu']],
  ['with half a rule', ['canary', 'remote-public@2', '--percent', '1', '--min-views', '5']],
  ['that begins and ends', ['canary', 'remote-public@2', '--percent', '1', '--stop']],
])('REL-11 the command refuses a canary %s', (_, words) => {
  expect(run(...words)).toMatchObject({ status: 2, data: { error: 'usage' } });
});

it('REL-11 a canary that a running shell refuses is ended again, and its command says why', async () => {
  const report = { shell: 'host-1', buildId: 'b', versions: { 'remote-public': '1' }, revision: 2, problems: [] };
  const canary = { unit: 'remote-public', version: '2', since: 2, reason: 'throws' } as const;
  const reports = createFileShellReports(folder.releasesDirectory);
  await reports.write({ ...report, canaries: [{ ...canary, state: 'refused' }] });
  expect(run('canary', 'remote-public@2', '--percent', '10')).toMatchObject({
    ...{ status: 6, data: { error: 'not-served', problems: [{ shell: 'host-1', reason: 'throws' }] } },
  });
  expect(run('list').data).toMatchObject({ canaries: [] });
});

it('REL-11 a team that watches promotes what is due, confirmed beforehand, where shells have no key of the guard', async () => {
  run('canary', 'remote-public@2', '--percent', '10', '--promote-after', '0s', '--min-views', '50');
  const report = { shell: 'host-1', buildId: 'b', versions: { 'remote-public': '1' }, revision: 2, problems: [] };
  const due = { unit: 'remote-public', version: '2', since: 2, state: 'due', reason: 'after 50 pages' } as const;
  await createFileShellReports(folder.releasesDirectory).write({ ...report, canaries: [due] });
  expect(run('canary', 'remote-public', '--watch')).toMatchObject({
    ...{ status: 2, data: { error: 'not-done', message: expect.stringContaining('nobody to ask') } },
  });
  expect(run('list').data).toMatchObject({ active: { versions: { 'remote-public': '1' } } });
  expect(run('canary', 'remote-public', '--watch', '--yes')).toMatchObject({ status: 0, data: { promoted: true } });
  expect(run('list').data).toMatchObject({ active: { versions: { 'remote-public': '2' } }, canaries: [] });
});

it('REL-11 a team that watches ends, with its own key, what a shell has stopped, and is told the numbers', async () => {
  const pair = generateKeyPairSync('ed25519');
  const keys = {
    RELEASE_PRIVATE_KEY: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    RELEASE_PUBLIC_KEY: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
  const runSigned = (...words: readonly string[]) => folder.runReleaseWith(keys, ...words);
  for (const version of ['4', '5']) {
    await folder.writeBuild('remote-public', `export const text = "${version}"`);
    expect(runSigned('publish', 'remote-public', '--version', version).status).toBe(0);
  }
  expect(runSigned('activate', 'remote-public@4').status).toBe(0);
  expect(runSigned('canary', 'remote-public@5', '--percent', '10').status).toBe(0);
  const report = { shell: 'host-1', buildId: 'b', versions: { 'remote-public': '4' }, revision: 3, problems: [] };
  const reason = 'server errors on 9 of 40 pages, active 0 of 360';
  const stopped = { unit: 'remote-public', version: '5', since: 3, state: 'stopped', reason } as const;
  await createFileShellReports(folder.releasesDirectory).write({ ...report, canaries: [stopped] });
  expect(runSigned('canary', 'remote-public', '--watch')).toMatchObject({
    status: 7,
    data: { error: 'canary-ended', message: expect.stringContaining(reason) },
  });
  expect(runSigned('list').data).toMatchObject({ canaries: [] });
});
