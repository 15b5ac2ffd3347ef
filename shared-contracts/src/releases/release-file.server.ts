import { createHash } from 'node:crypto';
import type { ReleaseFile } from '../release.ts';

/** Describes the bytes of one release file: length, SHA-256 for the server and SHA-384 integrity for the browser. */
export function resolveReleaseFile(path: string, content: Uint8Array): ReleaseFile {
  return {
    path,
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/** Tells whether the bytes are exactly those the manifest entry describes. */
export function isReleaseFileIntact(entry: ReleaseFile, content: Uint8Array): boolean {
  const actual = resolveReleaseFile(entry.path, content);
  return actual.bytes === entry.bytes && actual.sha256 === entry.sha256 && actual.integrity === entry.integrity;
}
