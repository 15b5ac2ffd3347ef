import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { endProcess } from './end-process.ts';
import { findFreePort } from './free-port.ts';
import { signalDescendants } from './list-descendants.ts';
import { type Machine, thisMachine } from './machine.ts';

const runProgram = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** Programs of the newest installed PostgreSQL, or null where there is none. */
export function findPostgresPrograms(): string | null {
  if (!existsSync(debianFolder)) return null;
  const [newest] = readdirSync(debianFolder).toSorted((left, right) => Number(right) - Number(left));
  return newest === undefined ? null : path.join(debianFolder, newest, 'bin');
}

/** A PostgreSQL server of a test's own, with one empty database. */
export interface PostgresServer {
  readonly url: string;
  /** Folder of everything that it writes. */
  readonly folder: string;
  /** What it has written to its log. */
  readonly readLog: () => string;
  /** Freezes it with all its sessions: connections stay open, nothing is answered. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it: SIGINT as an operator does, which ends its sessions; SIGKILL all its processes at once. */
  readonly end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Starts it again, if it has ended; resolves when it takes statements. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Where and how a server is started. */
interface PostgresOptions {
  readonly machine?: Machine;
  /** Where its folder is made; by default that of temporary files. */
  readonly parent?: string;
}

/** It refuses to run as root, so root becomes the user that Debian's package has made for it. */
function createIdentity(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const read = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

// Only root enters another machine, so the user changes there.
const become = ({ uid, gid }: Pick<SpawnOptions, 'uid' | 'gid'>): readonly string[] =>
  uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];

/** Starts a server on a free port; `settings` are those of postgresql.conf. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
  { machine = thisMachine, parent = tmpdir() }: PostgresOptions = {},
): Promise<PostgresServer> {
  const programs = findPostgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const identity = createIdentity();
  const folder = mkdtempSync(path.join(parent, 'kmx-postgres-'));
  if (identity.uid !== undefined) execFileSync('chown', [`${identity.uid}:${identity.gid}`, folder]);
  const data = path.join(folder, 'data');
  const run = (program: string, words: readonly string[]) =>
    runProgram(path.join(programs, program), words, { ...identity, cwd: folder, timeout: 60_000 });
  await run('initdb', ['-D', data, '-U', 'kmx', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  if (machine !== thisMachine) appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all samenet trust\n');
  const port = await findFreePort();
  const all = { listen_addresses: machine.address, unix_socket_directories: folder, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [...machine.enter, ...become(identity), path.join(programs, 'postgres'), '-D', data];
  const [program = '', ...words] = [...command, '-p', String(port), ...options];
  const log = path.join(folder, 'log');
  const address = `postgres://kmx@${machine.address}:${port}`;
  let server: ChildProcess | null = null;
  const hasEnded = () => server === null || server.exitCode !== null || server.signalCode !== null;

  async function start(): Promise<void> {
    if (!hasEnded()) return;
    const output = openSync(log, 'a');
    server = spawn(program, words, { cwd: folder, stdio: ['ignore', output, output] });
    closeSync(output);
    for (let tries = 0; ; tries += 1) {
      try {
        await run('psql', ['-q', '-d', `${address}/postgres`, '-c', 'select 1']);
        return;
      } catch (error) {
        if (tries > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
  const signal = (name: NodeJS.Signals): void => {
    if (server?.pid !== undefined && !hasEnded()) signalDescendants(server.pid, name);
  };
  const end = async (name: 'SIGINT' | 'SIGKILL'): Promise<void> => {
    // Its sessions would go on without it, and keep the next one from starting.
    if (name === 'SIGKILL') signal(name);
    if (server !== null) await endProcess(server, name);
  };
  const stop = async (): Promise<void> => {
    signal('SIGCONT');
    // Ends its connections instead of waiting for them.
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
    await run('psql', ['-q', '-d', `${address}/postgres`, '-c', 'create database kmx']);
    return {
      url: `${address}/kmx`,
      folder,
      readLog: () => readFileSync(log, 'utf8'),
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      end,
      start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
