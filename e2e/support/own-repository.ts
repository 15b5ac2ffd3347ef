import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from '@kmx/tools/pack/pack-packages.ts';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { expect } from 'vitest';

/** A folder outside the repository in which our packages are installed. */
export interface OwnRepository {
  readonly folder: string;
  /** Runs `kmx` there as a team does; what it prints. Fails the journey when the command fails. */
  readonly kmx: (...words: readonly string[]) => string;
  /** Starts `kmx` there; resolves with the first line of its output that matches, and rejects when it ends before. */
  readonly start: (words: readonly string[], line: RegExp) => Promise<RunningCommand>;
  readonly remove: () => void;
}

/** A command that runs until it is stopped. */
export interface RunningCommand {
  readonly match: RegExpExecArray;
  readonly stop: () => Promise<void>;
}

async function waitForLine(child: ChildProcess, line: RegExp): Promise<RunningCommand> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningCommand>();
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let output = '';
  const read = (chunk: unknown) => {
    output += String(chunk);
    const match = line.exec(output);
    if (match) resolve({ match, stop });
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  void ended.then(() => reject(new Error(`kmx ended: ${output}`)));
  return promise;
}

function unpack(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['xzf', file, '-C', folder, '--strip-components', '1']);
  expect(status, String(stderr)).toBe(0);
}

// Without a registry: ours as npm unpacks them, all others by links to those of this repository, which have the versions.
function installPackages(packed: readonly string[], folder: string): void {
  const modules = path.join(folder, 'node_modules');
  for (const file of packed) {
    const name = /^kmx-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(path.basename(file))?.[1] ?? '';
    unpack(file, path.join(modules, '@kmx', name));
  }
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@kmx' || name.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
  mkdirSync(path.join(modules, '.bin'));
  const program = path.join(modules, '@kmx/kmx/dist/kmx/main.js');
  chmodSync(program, 0o755);
  symlinkSync(program, path.join(modules, '.bin/kmx'));
}

/** Packs our packages and installs them in an empty folder; `environment` is that of its commands. */
export function openOwnRepository(environment: Readonly<Record<string, string>>): OwnRepository {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-own-repository-'));
  installPackages(packPackages(path.join(folder, 'packages')), folder);
  const { VITEST: _, ...inherited } = process.env;
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const program = path.join(folder, 'node_modules/.bin/kmx');
  const options = { cwd: folder, env: { ...inherited, PATH, NODE_ENV: '', ...environment } };
  return {
    folder,
    start: (words, line) => waitForLine(spawn(program, words, { ...options, stdio: 'pipe' }), line),
    kmx: (...words) => {
      const { status, stdout, stderr } = spawnSync(program, words, { ...options, encoding: 'utf8' });
      expect(status, `kmx ${words.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
  };
}
