import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RefusedError } from '../commands/command-errors.ts';
import type { BackupDescription } from './backup-format.ts';

type CopiedFile = BackupDescription['files'][number];

/** The hash of a file. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Copies a file and returns its size and hash; null for one that was removed meanwhile. */
async function copyFile(from: string, to: string): Promise<Pick<CopiedFile, 'bytes' | 'sha256'> | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(from), meter, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && !existsSync(from)) return null;
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The files below a folder, relative to it; none when there is no such folder. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link !== undefined)
    throw new RefusedError(
      `${path.join(link.parentPath, link.name)} is a link to a file elsewhere, which would be left out.`,
    );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Sizes and hashes of files that are in a backup below `name` already. */
export async function describeFiles(
  folder: string,
  files: readonly string[],
  name: string,
): Promise<BackupDescription['files']> {
  const described: BackupDescription['files'] = [];
  for (const file of files) {
    const place = path.join(folder, file);
    described.push({ path: `${name}/${file}`, bytes: (await stat(place)).size, sha256: await hashFile(place) });
  }
  return described;
}

/** Copies files into a backup below `name`. */
export async function keepFiles(
  { from, files }: { readonly from: string; readonly files: readonly string[] },
  { backup, name }: { readonly backup: string; readonly name: string },
): Promise<readonly CopiedFile[]> {
  const kept: CopiedFile[] = [];
  for (const file of files) {
    const place = `${name}/${file}`;
    const copied = await copyFile(path.join(from, file), path.join(backup, place));
    if (copied !== null) kept.push({ path: place, ...copied });
  }
  return kept;
}

/** Copies the files of a backup below `name` to where they were; returns how many. */
export async function returnFiles(
  { backup, name, files }: { readonly backup: string; readonly name: string; readonly files: readonly CopiedFile[] },
  to: string,
): Promise<number> {
  let count = 0;
  for (const file of files.filter(({ path: place }) => place.startsWith(`${name}/`))) {
    const copied = await copyFile(path.join(backup, file.path), path.join(to, file.path.slice(name.length + 1)));
    if (copied?.sha256 !== file.sha256) throw new Error(`${file.path} was changed while it was restored.`);
    count += 1;
  }
  return count;
}
