import { rename } from 'node:fs/promises';
import path from 'node:path';
import { releasesResponseSchema } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { patience } from '../../releases/release-keeper.fixture.ts';
import { shellName } from '../../releases/report-serving.ts';
import type { Shell } from '../../request/shell.ts';
import { startOperatedShell } from './operated-shell.fixture.ts';
import { createOperatorContext, readBody, startIdentity } from './operators.fixture.ts';
import { answerReleases } from './releases.ts';

const configuration = await startIdentity();

async function ask(shell: Shell) {
  const response = await answerReleases(createOperatorContext('/api/releases', 'operator'), shell);
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return v.parse(releasesResponseSchema, readBody(response));
}

it('SRV-071 says what this shell serves and what the registry wants, with the way back, the shells and their health', async () => {
  const { shell, keeper } = await startOperatedShell(configuration);
  const visitor = { network: '192.0.2.1', bucket: 7 };
  shell.measures.recordPage({ name: 'remote-public', version: '2' }, visitor);
  await vi.waitFor(async () => expect((await shell.registry.reports.listRunning())[0]?.revision).toBe(2), patience);
  const { at, units, shells, ...answer } = await ask(shell);
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  const { buildId, activatedAt } = keeper.current().set;
  expect(answer).toEqual({
    ...{ buildId, activatedAt, revision: 2, canAct: true, registryProblems: [] },
    health: { isReady: true, degraded: ['search'] },
  });
  expect(shells).toEqual([{ shell: shellName, buildId, revision: 2, problems: [], isThis: true }]);
  expect(units).toMatchObject([
    {
      ...{ name: 'remote-public', team: null, served: '2', pointed: '2', previous: '1', canary: null, problems: [] },
      ...{ mounts: [expect.stringContaining('/')], unproven: [] },
      versions: [
        { version: '2', contractVersion, audience: 'everybody', measures: { last5: { pages: 1, LCP: null } } },
      ],
    },
  ]);
  expect(units[0]?.versions[0]?.pages.length).toBeGreaterThan(0);
});

it("SRV-071 shows a canary with its share and what it is handed to, and the version of before as nobody's", async () => {
  const { shell, keeper, beginCanary, activate } = await startOperatedShell(configuration);
  await keeper.follow(await activate('4'));
  shell.measures.follow([keeper.current()]);
  const since = await beginCanary({ countries: ['CH'], cookie: { name: 'tester', value: 'yes' } });
  await vi.waitFor(() => expect(keeper.canaries.list()).toHaveLength(1), patience);
  const readUnit = async () => (await ask(shell)).units[0];
  const unit = await readUnit();
  expect(unit?.canary).toMatchObject({
    ...{ version: '3', percent: 10, countries: ['CH'], hasCookie: true, since, state: 'running', reason: '' },
  });
  expect(unit?.versions.map(({ version, audience }) => `${version} ${audience}`)).toEqual([
    '4 everybody',
    '3 some',
    '2 nobody',
  ]);
  keeper.canaries.stop({ unit: 'remote-public', since }, 'it throws');
  const stopped = await readUnit();
  expect([stopped?.canary?.state, stopped?.canary?.reason]).toEqual(['stopped', 'it throws']);
  expect(stopped?.versions.find(({ version }) => version === '3')?.audience).toBe('nobody');
});

it('SRV-071 a unit that is not served as the registry wants it says why', async () => {
  const { shell, keeper, workers, activate } = await startOperatedShell(configuration);
  workers.broken.add('remote-public@4');
  await activate('4');
  await vi.waitFor(() => expect(keeper.listDegraded()).not.toEqual([]), patience);
  expect((await ask(shell)).units[0]).toMatchObject({ served: '2', pointed: '4', problems: ['boom at evaluation'] });
});

it('SRV-071 without the registry still says what is served, and that the registry is not there', async () => {
  const { shell, releasesDirectory } = await startOperatedShell(configuration, null);
  expect((await ask(shell)).canAct).toBe(false);
  await rename(path.join(releasesDirectory, 'active', '00000001.json'), path.join(releasesDirectory, 'gone.json'));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  const { units, revision, registryProblems } = await ask(shell).finally(() => vi.restoreAllMocks());
  expect([units[0]?.served, units[0]?.previous, revision]).toEqual(['2', '1', 2]);
  expect(registryProblems).toContainEqual(expect.stringContaining('revision 1 is missing'));
});
