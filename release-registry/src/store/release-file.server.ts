import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@kmx/shared-contracts/release.ts';

/** Describes the bytes of one release file: length, and SHA-256 in the form of subresource integrity. */
export function resolveReleaseFile(path: string, content: Uint8Array): ReleaseFile {
  return {
    path,
    bytes: content.byteLength,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  };
}

/** Whether the bytes are exactly those that the manifest entry describes. */
export function isReleaseFileIntact(entry: ReleaseFile, content: Uint8Array): boolean {
  const actual = resolveReleaseFile(entry.path, content);
  return actual.bytes === entry.bytes && actual.integrity === entry.integrity;
}
