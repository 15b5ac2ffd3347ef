import path from 'node:path';
import { readStatements } from '@kmx/release-registry/release-fixture.ts';
import { releaseActResponseSchema } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import pino from 'pino';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { patience } from '../../releases/release-keeper.fixture.ts';
import { shellName } from '../../releases/report-serving.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { startOperatedShell } from './operated-shell.fixture.ts';
import { createOperatorContext, farah, readBody, startIdentity } from './operators.fixture.ts';
import { performAct } from './perform-act.ts';
import { answerReleaseActs } from './release-acts.ts';

const configuration = await startIdentity();
const reason = 'the start page fails';
const back = { kind: 'rollback', unit: 'remote-public', from: '2', to: '1', reason };

async function act(shell: Shell, body: unknown, change: Partial<RequestContext> = {}) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const context = createOperatorContext('/api/releases/acts', 'operator', {
    method: 'POST',
    readBody: () => Promise.resolve(sent),
    ...change,
  });
  const response = await answerReleaseActs(context, shell);
  return { status: response.status, body: readBody(response) as Record<string, unknown> };
}

it('SRV-072 REL-15 an operator takes a unit back: the running shell serves it, and the history has the account and no name', async () => {
  const { shell, keeper } = await startOperatedShell(configuration);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { status, body } = await act(shell, back, { log });
  expect([status, v.parse(releaseActResponseSchema, body)]).toEqual([
    200,
    { revision: 3, outcome: 'served', shells: [shellName], problems: [] },
  ]);
  expect(keeper.current().set.versions['remote-public']).toBe('1');
  const last = (await readStatements(shell.registry.pointer)).at(-1);
  expect(last).toMatchObject({ kind: 'rollback', by: `operator ${farah.sub}`, reason });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { account: farah.sub, kind: 'rollback', unit: 'remote-public', from: '2', to: '1', revision: 3, outcome: 'served' },
  ]);
  expect(JSON.stringify([last, lines])).not.toMatch(/Farah|@/);
});

it('SRV-072 what a running shell refuses is back where it was, and the operator reads why', async () => {
  const { shell, workers, readActive } = await startOperatedShell(configuration);
  workers.broken.add('remote-public@1');
  const { status, body } = await act(shell, back);
  expect([status, body['outcome'], await readActive()]).toEqual([200, 'put-back', '2']);
  expect(body['problems']).toEqual([{ shell: shellName, reason: 'remote-public@1: boom at evaluation' }]);
  const last = (await readStatements(shell.registry.pointer)).at(-1);
  expect(last).toMatchObject({ kind: 'rollback', by: `operator ${farah.sub}`, reason: `not served by ${shellName}` });
});

it('SRV-072 an operator promotes the canary that was seen', async () => {
  const { shell, keeper, beginCanary } = await startOperatedShell(configuration);
  const since = await beginCanary();
  const promotion = { kind: 'promotion', unit: 'remote-public', since, reason };
  expect((await act(shell, promotion)).body).toMatchObject({ outcome: 'served', shells: [shellName] });
  expect(keeper.current().set.versions['remote-public']).toBe('3');
  expect((await act(shell, promotion)).status).toBe(409);
});

it('SRV-072 an operator ends the canary that was seen, and no later one', async () => {
  const { shell, keeper, beginCanary } = await startOperatedShell(configuration);
  const since = await beginCanary();
  await vi.waitFor(() => expect(keeper.canaries.list()).toHaveLength(1), patience);
  const end = { kind: 'canary-end', unit: 'remote-public', since, reason };
  expect((await act(shell, { ...end, since: since - 1 })).status).toBe(409);
  expect((await act(shell, end)).body).toMatchObject({ outcome: 'served', shells: [shellName] });
  expect(keeper.canaries.list()).toEqual([]);
});

it('SRV-072 says that something else is active by now, and leaves it so', async () => {
  const { shell, activate, readActive } = await startOperatedShell(configuration);
  await activate('4');
  const { status, body } = await act(shell, back);
  expect([status, body['title'], body['detail']]).toEqual([
    409,
    'Somebody has changed it meanwhile',
    'Nothing has changed: remote-public@2 is not active any more.',
  ]);
  expect(await readActive()).toBe('4');
});

it.each([
  ['a version that was never active', { ...back, to: '3' }, 'remote-public@3 was never active'],
  ['the version that is active', { ...back, to: '2' }, 'remote-public@2 is active already'],
])('SRV-072 refuses to go back to %s', async (_, body, detail) => {
  const { shell, readActive } = await startOperatedShell(configuration);
  const refusal = await act(shell, body);
  expect([refusal.status, refusal.body['detail']]).toEqual([422, `Nothing has changed: ${detail}.`]);
  expect(await readActive()).toBe('2');
});

it('SRV-072 what the gate refuses is refused with its reasons', async () => {
  const { shell, teams, readActive } = await startOperatedShell(configuration);
  await teams.store.remove({ name: 'remote-public', version: '1' });
  const { status, body } = await act(shell, back);
  expect([status, body['detail']]).toEqual([422, expect.stringContaining('remote-public@1: release-missing')]);
  expect(await readActive()).toBe('2');
});

it.each([
  ['no JSON', '{'],
  ['an act that there is not', { ...back, kind: 'activation' }],
  ['a unit that cannot be', { ...back, unit: '../x' }],
  ['no version', { ...back, to: undefined }],
  ['a reason that says nothing', { ...back, reason: ' x ' }],
  ['a reason as long as a page', { ...back, reason: 'x'.repeat(201) }],
  ['a canary of the shell', { kind: 'canary-end', unit: 'shell', since: 1, reason }],
])('SRV-072 refuses %s', async (_, body) => {
  const { shell, readActive } = await startOperatedShell(configuration);
  expect([(await act(shell, body)).status, await readActive()]).toEqual([400, '2']);
});

it('SRV-072 refuses pages of other sites, also with the token of an operator', async () => {
  const { shell, readActive } = await startOperatedShell(configuration);
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect([(await act(shell, back, foreign)).status, await readActive()]).toEqual([403, '2']);
});

it('SRV-072 a shell without the operators key says which variable is missing', async () => {
  const { shell, readActive } = await startOperatedShell(configuration, null);
  const { status, body } = await act(shell, back);
  expect([status, body['detail'], await readActive()]).toEqual([
    503,
    expect.stringContaining('RELEASE_OPERATOR_KEY'),
    '2',
  ]);
});

it('SRV-072 an act that no running shell has spoken of is neither said to be served nor to be put back', async () => {
  const { shell, readActive } = await startOperatedShell(configuration);
  const reports = { ...shell.registry.reports, listRunning: () => Promise.resolve([]) };
  const { body } = await act({ ...shell, registry: { ...shell.registry, reports } }, back);
  expect(body).toMatchObject({
    outcome: 'unconfirmed',
    problems: [{ shell: '', reason: 'no running shell has reported' }],
  });
  expect(await readActive()).toBe('1');
});

it('SRV-072 the end of a canary that a running shell does not follow stands, and is not said to be served', async () => {
  const { shell, beginCanary } = await startOperatedShell(configuration);
  const end = { kind: 'canary-end', unit: 'remote-public', since: await beginCanary(), reason } as const;
  const { reports } = shell.registry;
  const asleep = { shell: 'asleep', buildId: 'b', versions: {}, revision: 1, problems: [] };
  const listRunning = async () => [...(await reports.listRunning()), asleep];
  const registry = { ...shell.registry, reports: { ...reports, listRunning } };
  const done = await performAct(registry, end, 'operator 1', { servingMs: 300, followMs: 300 });
  expect(done).toMatchObject({
    outcome: 'unconfirmed',
    problems: [{ shell: 'asleep', reason: expect.stringContaining('did not follow') }],
  });
});

it('SRV-072 acts upon no history that the shell does not follow', async () => {
  const { shell } = await startOperatedShell(configuration);
  const listDegraded = () => [
    { name: 'registry', version: '', effect: 'older', reason: 'revision 2 is missing' } as const,
  ];
  const { status, body } = await act({ ...shell, releases: { ...shell.releases, listDegraded } }, back);
  expect([status, body['detail']]).toEqual([503, 'revision 2 is missing']);
});

it('SRV-072 a registry that cannot be written is said to be so, without the folders of the server, and nothing is lost', async () => {
  const { shell, releasesDirectory, readActive } = await startOperatedShell(configuration);
  const folder = path.join(releasesDirectory, 'active');
  const compareAndSet = () =>
    Promise.reject(Object.assign(new Error(`EROFS: ${folder}`), { code: 'EROFS', syscall: 'open' }));
  const registry = { ...shell.registry, pointer: { ...shell.registry.pointer, compareAndSet } };
  const { status, body } = await act({ ...shell, registry }, back);
  expect([status, body['detail'], await readActive()]).toEqual([503, 'Nothing has changed: EROFS.', '2']);
  expect(JSON.stringify(body)).not.toContain(folder);
  expect((await act(shell, back)).body).toMatchObject({ outcome: 'served' });
});
