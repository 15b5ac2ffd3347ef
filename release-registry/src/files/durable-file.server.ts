import { open } from 'node:fs/promises';

/** Writes a new file and flushes it to the disk before it resolves; fails when the file exists. */
export async function writeDurableFile(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a written file, or the entries of a folder, so that it survives a power failure. */
export async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Tells whether an error of node:fs carries one of these codes, such as ENOENT. */
export function isFileError(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}
