import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileError, syncToDisk, writeDurableFile } from '../files/durable-file.server.ts';
import { mapInBatches } from '../files/map-in-batches.ts';

const stagingFolderName = '.staging';
const abandonedAfterMs = 3_600_000;

async function removeAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const modified = await stat(path).catch(() => null);
    if (modified !== null && Date.now() - modified.mtimeMs > abandonedAfterMs) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/**
 * How a release is written: `onStep` is called for each step, and each file is flushed to the disk before the next step or
 * left to the system.
 */
export interface WriteOptions {
  readonly onStep: (step: string) => void;
  readonly isDurable: boolean;
}

/** Writes all files of a release and at last its manifest to a new staging folder on the same disk; returns the folder. */
export async function writeStagedRelease(
  root: string,
  contents: ReadonlyMap<string, Uint8Array>,
  manifest: { readonly name: string; readonly text: string },
  { onStep, isDurable }: WriteOptions,
): Promise<string> {
  const write = isDurable ? writeDurableFile : (path: string, content: Uint8Array | string) => writeFile(path, content);
  const staging = join(root, stagingFolderName);
  await mkdir(staging, { recursive: true });
  await removeAbandoned(staging);
  const folder = join(staging, randomUUID());
  const folders = new Set([folder, ...[...contents.keys()].map((path) => dirname(join(folder, path)))]);
  for (const path of folders) await mkdir(path, { recursive: true });
  onStep('staging-created');
  await mapInBatches([...contents], async ([path, content]) => {
    await write(join(folder, path), content);
    onStep('file-written');
  });
  await write(join(folder, manifest.name), manifest.text);
  if (isDurable) for (const path of folders) await syncToDisk(path);
  onStep('staged');
  return folder;
}

/** Moves a staged release to its place in one step; false when that place is taken (the staging folder is then removed). */
export async function moveStagedRelease(
  staged: string,
  target: string,
  { onStep, isDurable }: WriteOptions,
): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(staged, target);
  } catch (error) {
    if (!isFileError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await rm(staged, { recursive: true, force: true });
    return false;
  }
  onStep('moved');
  if (isDurable) await syncToDisk(dirname(target));
  return true;
}
