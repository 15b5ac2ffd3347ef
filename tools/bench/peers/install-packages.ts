import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { resolveCacheFolder } from './cache-folder.ts';

const run = promisify(execFile);
const installMs = 20 * 60_000;
const doneFile = '.installed';

/** Installs the packages of a folder by its lock file, once for each lock file; returns the folder that has them. */
export async function installPackages(name: string): Promise<string> {
  const source = path.join(import.meta.dirname, 'installed', name);
  const lockFile = path.join(source, 'package-lock.json');
  const folder = resolveCacheFolder(name, lockFile);
  const done = path.join(folder, doneFile);
  if (existsSync(done)) return folder;
  console.log(`peers: installing the packages of ${name} into ${folder}`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(source, file), path.join(folder, file));
  // Its versions are those of the lock file. `npm ci` would refuse one that lacks binaries of other systems, as a lock
  // file does that was written while the registry did not have them. No package needs its script.
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', words, { cwd: folder, timeout: installMs, maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(done, '');
  return folder;
}
