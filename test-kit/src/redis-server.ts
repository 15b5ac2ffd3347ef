import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './end-process.ts';
import { findFreePort } from './free-port.ts';
import { type Machine, thisMachine } from './machine.ts';

/** Debian's Redis; `REDIS_SERVER_PATH` selects another one, such as valkey-server. */
export const redisProgram = process.env['REDIS_SERVER_PATH'] ?? '/usr/bin/redis-server';

/** Whether tests that need it can run. */
export const hasRedis = (): boolean => existsSync(redisProgram);

/** A Redis of a test's own, with nothing in it. */
export interface RedisServer {
  readonly url: string;
  /** Freezes it: connections stay open, nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Empties it, as its operator may. */
  readonly flush: () => Promise<void>;
  /** Ends it as a crash would; what it held is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address, empty. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const readyMs = 5_000;

async function waitUntilListening({ address }: Machine, port: number, isRunning: () => boolean): Promise<void> {
  const deadline = performance.now() + readyMs;
  while (isRunning() && performance.now() < deadline) {
    const socket = connect(port, address);
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('redis-server does not listen');
}

/** Starts Redis on a free port; nothing is kept on disk. */
export async function startRedis(machine: Machine = thisMachine): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-redis-'));
  const port = await findFreePort();
  const words = [
    '--port',
    String(port),
    '--bind',
    machine.address,
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  // Who else is in its network is up to the test.
  const command: readonly string[] = [...machine.enter, redisProgram, ...words, '--protected-mode', 'no'];
  const [program = '', ...all] = command;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const started = spawn(program, all, { stdio: 'ignore' });
    child = started;
    let isRunning = true;
    started.once('exit', () => {
      isRunning = false;
    });
    started.once('error', () => {
      isRunning = false;
    });
    await waitUntilListening(machine, port, () => isRunning);
  };
  const kill = () => endProcess(child, 'SIGKILL');
  await start();
  return {
    url: `redis://${machine.address}:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    flush: async () => {
      const socket = connect(port, machine.address);
      socket.setTimeout(readyMs, () => socket.destroy(new Error('Redis does not answer')));
      socket.write('FLUSHALL\r\n');
      await once(socket, 'data');
      socket.destroy();
    },
    kill,
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
