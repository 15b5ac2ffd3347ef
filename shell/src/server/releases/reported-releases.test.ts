import { createFileShellReports } from '@kmx/release-registry/reports/file-shell-reports.server.ts';
import { expect, it, vi } from 'vitest';
import { createPool, createRegistry, patience, team } from './release-keeper.fixture.ts';

it('REL-04 a shell says what it serves, what it refuses and why, until it stops', async () => {
  const { activate, start, releasesDirectory } = await createRegistry();
  const reports = createFileShellReports(releasesDirectory);
  const first = await activate('1');
  const workers = createPool();
  const shell = await start(workers);
  const read = async () => (await reports.listRunning())[0];
  await vi.waitFor(async () => expect(await read()).toMatchObject({ buildId: first.buildId, problems: [] }), patience);
  workers.broken.add('remote-public@2');
  await activate('2', team);
  await vi.waitFor(async () => {
    expect(await read()).toMatchObject({
      buildId: first.buildId,
      versions: { 'remote-public': '1' },
      revision: 2,
      problems: [{ name: 'remote-public', version: '2', reason: expect.stringContaining('boom at evaluation') }],
    });
  }, patience);
  const third = await activate('3');
  await shell.follow(third);
  await vi.waitFor(async () => {
    expect(await read()).toMatchObject({ buildId: third.buildId, revision: 3, problems: [] });
  }, patience);
  await shell.close();
  expect(await reports.listRunning()).toEqual([]);
});

it('REL-04 acts that come faster than a shell can follow them do not queue: it decides about the newest at once', async () => {
  const { activate, start, releasesDirectory } = await createRegistry();
  const reports = createFileShellReports(releasesDirectory);
  await activate('1');
  const { pool, ...workers } = createPool();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let isSlow = false;
  let prepared: string[] = [];
  const slowPool: typeof pool = {
    ...pool,
    prepare: async (version) => {
      prepared.push(version.version);
      if (isSlow) await opened;
      return pool.prepare(version);
    },
  };
  await start({ ...workers, pool: slowPool });
  [isSlow, prepared] = [true, []];
  for (const version of ['2', '3', '4', '5', '6', '7', '8']) {
    await activate(version);
    // Long enough for the shell to see each of them.
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  open();
  await vi.waitFor(async () => expect(await reports.listRunning()).toMatchObject([{ revision: 8 }]), patience);
  expect(prepared).toEqual(['2', '8']);
});
