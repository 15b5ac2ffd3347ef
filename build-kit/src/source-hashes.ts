import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFileError } from '@kmx/release-registry/files/durable-file.server.ts';

async function hashFile(file: string): Promise<string | null> {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 16);
  } catch (error) {
    // The bundler also names folders and files that it looked for in vain.
    if (isFileError(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
    throw error;
  }
}

/** Hashes of source files by their path from a unit's folder; files of packages are left out. */
export async function hashSources(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const own = files.filter((file) => !/[\\/](?:node_modules|dist)[\\/]|[\\/]package\.json$/.test(file)).toSorted();
  const hashes = await Promise.all(own.map(async (file) => [file, await hashFile(file)] as const));
  const known = hashes.flatMap(([file, hash]) => (hash === null ? [] : [[file, hash] as const]));
  return Object.fromEntries(known.map(([file, hash]) => [path.relative(folder, file).replaceAll(path.sep, '/'), hash]));
}

/** Sources that have changed since they were compiled; empty for an up-to-date build. */
export async function findChangedSources(
  folder: string,
  sources: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const present = await Promise.all(
    Object.entries(sources).map(async ([file, hash]) =>
      (await hashFile(path.join(folder, file))) === hash ? [] : [file],
    ),
  );
  return present.flat();
}
