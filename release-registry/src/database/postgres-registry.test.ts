import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPostgresReleasePointer } from '../pointer/postgres-release-pointer.server.ts';
import { closeRegistryForms, createServerSchema, hasServer } from '../registry/registry-forms.fixture.ts';
import { openPostgresReleaseDatabase } from './postgres-release-database.server.ts';

const change = { by: 'test', reason: 'test' };
const patience = { timeout: 20_000, interval: 10 };
const module = (file: string) => JSON.stringify(join(import.meta.dirname, file));
const opened: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of opened) await close();
  await closeRegistryForms();
});

function openPointer(url: string) {
  const database = openPostgresReleaseDatabase(url);
  opened.push(database.close);
  return createPostgresReleasePointer(database, { trustedKeys: null });
}

/** A way to a server that can be cut, or freeze: connections stay open, nothing passes. */
async function openWay(url: string) {
  const { hostname, port } = new URL(url);
  let sockets: Socket[] = [];
  let isFrozen = false;
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('data', (data) => isFrozen || to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => {});
    }
    sockets.push(socket, onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = new URL(url);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  const cut = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    sockets = [];
  };
  opened.push(async () => {
    cut();
    server.close();
  });
  const freeze = (frozen: boolean) => {
    isFrozen = frozen;
    if (!frozen) cut();
  };
  return { url: own.href, cut, freeze };
}

describe.skipIf(!hasServer)('a registry on a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  it('REL-04 of processes that activate at once exactly one is first, and the others see what it did', async () => {
    const url = await createServerSchema();
    const script = `
      import { openPostgresReleaseDatabase } from ${module('postgres-release-database.server.ts')};
      import { createPostgresReleasePointer } from ${module('../pointer/postgres-release-pointer.server.ts')};
      const database = openPostgresReleaseDatabase(${JSON.stringify(url)});
      const pointer = createPostgresReleasePointer(database, { trustedKeys: null });
      try {
        const { set } = await pointer.compareAndSet(null, { shell: process.argv[1] }, { by: 'child', reason: 'race' });
        console.log('won ' + set.buildId);
      } catch (error) {
        console.log(error.name + ' ' + error.actualBuildId);
      }`;
    const run = async (version: string) => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script, version]);
      const [output] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
      return String(Buffer.concat(output)).trim();
    };
    const said = await Promise.all(['1', '2', '3', '4'].map(run));
    const { buildId } = (await openPointer(url).read()) ?? {};
    expect(said.toSorted()).toEqual([...Array(3).fill(`ReleaseConflictError ${buildId}`), `won ${buildId}`]);
  }, 90_000);

  it('REL-04 a writer killed at any step leaves the old or the new set, and the next writer is not blocked', async () => {
    for (const step of ['read', 'claimed']) {
      const url = await createServerSchema();
      const pointer = openPointer(url);
      const { set: old } = await pointer.compareAndSet(null, { shell: 'old' }, change);
      const script = `
        import { openPostgresReleaseDatabase } from ${module('postgres-release-database.server.ts')};
        import { createPostgresReleasePointer } from ${module('../pointer/postgres-release-pointer.server.ts')};
        const onStep = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
        await createPostgresReleasePointer(openPostgresReleaseDatabase(${JSON.stringify(url)}), { trustedKeys: null, onStep })
          .compareAndSet(${JSON.stringify(old.buildId)}, { shell: 'new' }, { by: 'child', reason: 'crash' });`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');
      const active = await pointer.read();
      expect(active?.versions).toEqual({ shell: step === 'claimed' ? 'new' : 'old' });
      const { set: next } = await pointer.compareAndSet(active?.buildId ?? null, { shell: 'next' }, change);
      expect(await pointer.read()).toEqual(next);
    }
  }, 90_000);

  it('REL-04 who watches hears of an act by a notice, also after its connection was cut', async () => {
    const url = await createServerSchema();
    const way = await openWay(url);
    const writer = openPointer(url);
    const seen: string[] = [];
    const faults: string[] = [];
    const stop = openPointer(way.url).watch(
      ({ set }) => seen.push(set?.versions.shell ?? ''),
      (error) => faults.push(String(error)),
    );
    let expected: string | null = null;
    for (const version of ['1', '2', '3', '4', '5', '6']) {
      if (version === '4') way.cut();
      expected = (await writer.compareAndSet(expected, { shell: version }, change)).set.buildId;
      await vi.waitFor(() => expect(seen.at(-1)).toBe(version), patience);
    }
    stop();
    expect(seen).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('REL-04 a server that is frozen is a fault in time, and nobody says that something was done', async () => {
    const url = await createServerSchema();
    const way = await openWay(url);
    const pointer = openPointer(way.url);
    const { set } = await pointer.compareAndSet(null, { shell: '1' }, change);
    way.freeze(true);
    await expect(pointer.compareAndSet(set.buildId, { shell: '2' }, change)).rejects.toThrow(
      /The database kmx@127\.0\.0\.1:\d+\/kmx cannot be used/,
    );
    way.freeze(false);
    expect((await openPointer(url).read())?.versions).toEqual({ shell: '1' });
    await vi.waitFor(async () => expect((await pointer.read())?.versions).toEqual({ shell: '1' }), patience);
  });

  it('REL-04 tables of a later version are refused, and left as they are', async () => {
    const url = await createServerSchema();
    const database = openPostgresReleaseDatabase(url);
    opened.push(database.close);
    await database.query('insert into release_schema values (99)');
    await expect(openPointer(url).read()).rejects.toThrow(/has tables of version 99.*Run a newer build/);
    await database.query('delete from release_schema where version = 99');
    expect(await openPointer(url).read()).toBe(null);
  });

  it('REL-04 a database that refuses, or that nobody runs, is named without its password', async () => {
    const wrong = openPointer('postgres://kmx:geheim@127.0.0.1:1/kmx');
    await expect(wrong.read()).rejects.toThrow(/kmx@127\.0\.0\.1:1\/kmx cannot be used: nothing listens there/);
    await expect(wrong.read()).rejects.not.toThrow(/geheim/);
  });
});
