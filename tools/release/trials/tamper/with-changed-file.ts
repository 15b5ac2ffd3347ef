import { readFile, rm, writeFile } from 'node:fs/promises';

/** Does something while a file has other bytes, and puts it back. */
export async function withChangedFile<T>(
  file: string,
  content: Uint8Array | string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await readFile(file);
  // A new file: others may be hard links of it.
  await rm(file);
  await writeFile(file, content);
  try {
    return await work();
  } finally {
    await rm(file, { force: true, recursive: true });
    await writeFile(file, before);
  }
}

/** The same bytes with one of them changed. */
export function flipByte(content: Uint8Array, place: number): Uint8Array {
  const flipped = Buffer.from(content);
  const at = place % Math.max(1, flipped.length);
  // An empty file gets a byte.
  if (flipped.length === 0) return Buffer.from([1]);
  flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
  return flipped;
}
