import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileError, syncFolder, writeDurableFile } from './durable-file.server.ts';
import { mapInBatches } from './map-in-batches.ts';

const stagingFolderName = '.staging';
const abandonedAfterMilliseconds = 3_600_000;

async function removeAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const modified = await stat(path).catch(() => null);
    if (modified !== null && Date.now() - modified.mtimeMs > abandonedAfterMilliseconds) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** Writes all files of a release and at last its manifest to a new staging folder on the same disk; returns the folder. */
export async function writeStagedRelease(
  root: string,
  contents: ReadonlyMap<string, Uint8Array>,
  manifestName: string,
  manifestText: string,
  onStep: (step: string) => void,
): Promise<string> {
  const staging = join(root, stagingFolderName);
  await mkdir(staging, { recursive: true });
  await removeAbandoned(staging);
  const folder = join(staging, randomUUID());
  const folders = new Set([folder, ...[...contents.keys()].map((path) => dirname(join(folder, path)))]);
  for (const path of folders) await mkdir(path, { recursive: true });
  onStep('staging-created');
  await mapInBatches([...contents], async ([path, content]) => {
    await writeDurableFile(join(folder, path), content);
    onStep('file-written');
  });
  await writeDurableFile(join(folder, manifestName), manifestText);
  for (const path of folders) await syncFolder(path);
  onStep('staged');
  return folder;
}

/** Moves a staged release to its place in one step; false when something is there already (the staging folder is removed then). */
export async function moveStagedRelease(
  staged: string,
  target: string,
  onStep: (step: string) => void,
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
  await syncFolder(dirname(target));
  return true;
}
