import { createHash } from 'node:crypto';
import { renderCanonicalJson } from './canonical-json.ts';
import type { ReleaseVersions } from './release-reference.ts';

/** Resolves the build id of a set: the first 16 hex digits of the SHA-256 of its versions in canonical JSON (DES-08). */
export function resolveBuildId(versions: ReleaseVersions): string {
  return createHash('sha256').update(renderCanonicalJson(versions)).digest('hex').slice(0, 16);
}
