import { expect, it } from 'vitest';
import { createReleaseFolder } from './release-command.fixture.ts';

it('REL-13 publish weighs the pages, activate refuses what is too heavy, and on purpose the history says why', async () => {
  const { writeBuild, runRelease } = await createReleaseFolder();
  await writeBuild('remote-public', 'console.log(1)', { parts: { home: { levels: 9 } } });
  const { status, data } = runRelease('publish', 'remote-public');
  expect([status, data.heaviest]).toEqual([0, { part: 'home', bytes: 20, scriptBytes: 14, requests: 2, levels: 9 }]);
  const release = `remote-public@${data.version}`;
  const refused = runRelease('activate', release);
  expect([refused.status, refused.data.reasons[0].code, refused.data.reasons[0].detail]).toEqual([
    ...[3, 'over-budget', 'page home needs 9 levels of files, the limit is 3'],
  ]);
  expect(runRelease('activate', release, '--over-budget', 'the map, until spring').status).toBe(0);
  expect(runRelease('history').data).toMatchObject([{ by: 'tester', overBudget: 'the map, until spring' }]);
});
