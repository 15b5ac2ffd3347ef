import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './end-process.ts';
import { findFreePort } from './free-port.ts';

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
  readonly stop: () => Promise<void>;
}

/** It refuses to run as root, so root becomes the user that Debian's package has made for it. */
function createIdentity(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const read = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

/** Starts a server on a free port; `settings` are those of postgresql.conf. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const programs = findPostgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const identity = createIdentity();
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-postgres-'));
  if (identity.uid !== undefined) execFileSync('chown', [`${identity.uid}:${identity.gid}`, folder]);
  const data = path.join(folder, 'data');
  const run = (program: string, words: readonly string[]) =>
    execFileSync(path.join(programs, program), words, { ...identity, cwd: folder, stdio: 'pipe' });
  run('initdb', ['-D', data, '-U', 'kmx', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const port = await findFreePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    // Ends its connections instead of waiting for them.
    await endProcess(server, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        run('psql', ['-q', '-d', `postgres://kmx@127.0.0.1:${port}/postgres`, '-c', 'create database kmx']);
        return { url: `postgres://kmx@127.0.0.1:${port}/kmx`, stop };
      } catch (error) {
        if (tries > 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
}
