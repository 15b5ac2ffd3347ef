import { rollBackUnits } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import { releaseHistoryResponseSchema } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createOperatedRegistry } from '../../releases/operated-registry.ts';
import type { Shell } from '../../request/shell.ts';
import { startOperatedShell } from './operated-shell.fixture.ts';
import { createOperatorContext, farah, readBody, startIdentity } from './operators.fixture.ts';
import { answerReleaseHistory } from './release-history.ts';

const configuration = await startIdentity();
const back = { by: `operator ${farah.sub}`, reason: 'it fails', fromVersion: '2', toVersion: '1' };

async function ask(shell: Shell, query = '', token = 'operator') {
  const response = await answerReleaseHistory(createOperatorContext(`/api/releases/history${query}`, token), shell);
  return { status: response.status, body: readBody(response) };
}
const list = async (...words: Parameters<typeof ask>) =>
  v.parse(releaseHistoryResponseSchema, (await ask(...words)).body);

it('SRV-073 lists what was done, newest first, with what came of it; the own name stands at the own acts alone', async () => {
  const { shell, beginCanary } = await startOperatedShell(configuration);
  await beginCanary();
  await rollBackUnits(shell.registry, ['remote-public'], back);
  const other = { ...back, by: 'operator 99', fromVersion: '1', toVersion: '2' };
  await rollBackUnits(shell.registry, ['remote-public'], other);
  const { entries, next } = await list(shell);
  expect(next).toBeNull();
  const canary = { unit: 'remote-public', version: '3', percent: 10 };
  expect(entries).toMatchObject([
    { revision: 5, kind: 'rollback', by: other.by, operator: null, changes: [{ unit: 'remote-public', version: '2' }] },
    { revision: 4, kind: 'rollback', by: back.by, operator: farah.name, counts: true, problems: [], canary: null },
    { revision: 3, kind: 'canary', operator: null, changes: [], canary, counts: true },
    { revision: 2, kind: 'activation', by: 'test', operator: null, changes: [{ unit: 'remote-public', version: '2' }] },
    { revision: 1, kind: 'activation', reason: 'test', notes: [] },
  ]);
  expect((await list(shell, '', 'nameless')).entries[1]?.operator).toBeNull();
});

it('SRV-073 says of an act that counts for nothing why', async () => {
  const { shell, releasesDirectory } = await startOperatedShell(configuration);
  await rollBackUnits(shell.registry, ['remote-public'], back);
  const trustedKeys = (_unit: string, use: string) =>
    use === 'operator' ? [] : (shell.registry.trustedKeys?.('shell', 'act') ?? []);
  const opened = openRegistry({ kind: 'folder', directory: releasesDirectory }, trustedKeys);
  const strict = createOperatedRegistry({ opened, trustedKeys, operatorKey: null });
  const [last] = (await list({ ...shell, registry: strict })).entries;
  expect(last).toMatchObject({
    counts: false,
    problems: [expect.stringMatching(/^act-foreign \(revision 3, by operator/)],
  });
});

it.each(['?unit=../x', '?unit=remote-', '?before=-1', '?before=1e3', '?before=123456789'])(
  'SRV-073 refuses a query that cannot be: %s',
  async (query) => {
    const { shell } = await startOperatedShell(configuration);
    expect((await ask(shell, query)).status).toBe(400);
  },
);

it('SRV-073 says so when the registry cannot be read', async () => {
  const { shell } = await startOperatedShell(configuration);
  const readHistory = () => Promise.resolve({ value: null, problem: 'EIO' });
  const { status, body } = await ask({ ...shell, registry: { ...shell.registry, readHistory } });
  expect([status, body]).toEqual([503, expect.objectContaining({ detail: 'EIO' })]);
});
