import { type ReleaseManifest, releaseManifestSchema } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { renderCanonicalJson } from '../release/canonical-json.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import type { ReleaseReference } from '../release/release-reference.ts';

/** Name of the manifest inside a release; it lists every other file, so it cannot list itself. */
export const manifestFileName = 'release.json';
/** A manifest lists a few hundred files; a longer text is none. */
export const maxManifestBytes = 4 * 1024 * 1024;
/** What a version may be called, so that it leads nowhere else as part of a path. */
export const versionSchema = releaseManifestSchema.entries.version;

const manifestTextSchema = v.pipe(v.string(), v.parseJson(), releaseManifestSchema);
// Who reads it follows it to its depth, also to check its signature; that of a manifest is five.
const maxDepth = 20;

/** One reason against a release. */
export function createRefusal({ name, version }: ReleaseReference, code: RefusalCode, detail: string): RefusalReason {
  return { name, version, code, detail };
}

function measureDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

/** The manifest of a release from its text; throws ReleaseRefusedError (`manifest-invalid`, `manifest-mismatch`). */
export function parseManifest(release: ReleaseReference, text: string): ReleaseManifest {
  if (measureDepth(text) > maxDepth)
    throw new ReleaseRefusedError([createRefusal(release, 'manifest-invalid', 'is nested too deep')]);
  const result = v.safeParse(manifestTextSchema, text);
  if (!result.success) {
    const detail = `${v.getDotPath(result.issues[0]) ?? manifestFileName}: ${result.issues[0].message}`;
    throw new ReleaseRefusedError([createRefusal(release, 'manifest-invalid', detail)]);
  }
  const { name, version } = result.output;
  if (name !== release.name || version !== release.version) {
    throw new ReleaseRefusedError([createRefusal(release, 'manifest-mismatch', `is ${name}@${version}`)]);
  }
  return result.output;
}

// When and by whom something was built does not make it another release.
function renderContentOf(manifest: ReleaseManifest): string {
  const files = manifest.files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
  return renderCanonicalJson({ ...manifest, files, createdAt: '', signature: null });
}

/** Ensures that a release to be published is the one that is there; throws ReleaseRefusedError (`version-taken`). */
export function assertSameRelease(present: ReleaseManifest, manifest: ReleaseManifest): void {
  if (renderContentOf(present) === renderContentOf(manifest)) return;
  throw new ReleaseRefusedError([createRefusal(manifest, 'version-taken', 'holds other files')]);
}

/** The shell first, then the remotes by name. */
export function compareUnits(left: UnitName, right: UnitName): number {
  if (left === right) return 0;
  if (left === 'shell' || right === 'shell') return left === 'shell' ? -1 : 1;
  return left < right ? -1 : 1;
}
