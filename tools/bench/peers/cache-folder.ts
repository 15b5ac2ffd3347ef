import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Where peers are installed and built: outside of the repository, whose packages they must not find. */
const cacheFolder = path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'kmx-bench-peers');

const skipped: ReadonlySet<string> = new Set(['node_modules', 'dist']);

/** The files below a folder, relative to it. */
export function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((name) => skipped.has(name)))
    .toSorted();
}

/** One hash over the names and contents of files. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The folder of a peer; what it holds belongs to the name and the lock file alone. */
export function resolveCacheFolder(name: string, lockFile: string): string {
  return path.join(cacheFolder, `${name}-${hashFiles([lockFile]).slice(0, 8)}`);
}
