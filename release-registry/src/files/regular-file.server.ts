import { constants, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError } from './durable-file.server.ts';

/** The bytes of a file, or the reason for not reading it: it does not exist, is not a plain file, or exceeds the limit. */
export type RegularFile = Uint8Array | 'missing' | 'not-regular' | 'too-long';

// A link that waits for a writer (a FIFO) must not hold the reader, and a link that appears at the last moment is refused.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

async function readOpened(path: string, maxBytes: number): Promise<RegularFile> {
  const file = await open(path, flags);
  try {
    const status = await file.stat();
    if (!status.isFile()) return 'not-regular';
    if (status.size > maxBytes) return 'too-long';
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(status.size), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The real path of a folder; the path itself while nothing is there. The root may be a link, since the configuration names it. */
export function resolveRealRoot(root: string): Promise<string> {
  return realpath(root).catch(() => root);
}

/**
 * Reads `path` below a root by its real path, without links: someone who can write to a registry must not be able to
 * point at files elsewhere on this machine.
 */
export async function readRegularFile(realRoot: string, path: string, maxBytes: number): Promise<RegularFile> {
  try {
    const place = join(realRoot, path);
    if ((await realpath(place)) !== place) return 'not-regular';
    return await readOpened(place, maxBytes);
  } catch (error) {
    if (isFileError(error, 'ENOENT', 'ENOTDIR')) return 'missing';
    if (isFileError(error, 'ELOOP', 'EISDIR', 'ENXIO')) return 'not-regular';
    throw error;
  }
}
