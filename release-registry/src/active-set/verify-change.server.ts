import type { UnitChanges } from '../history/statement.ts';
import { type RefusalCode, type RefusalReason, ReleaseRefusedError } from '../release/release-errors.ts';
import { listReleases, type ReleaseVersions } from '../release/release-reference.ts';
import { verifyReleaseSet } from './verify-release-set.server.ts';

/** What a new shell no longer offers speaks against that shell, whichever remote needs it. */
const shellCodes: ReadonlySet<RefusalCode> = new Set(['contract-unknown', 'contract-too-new', 'federation-mismatch']);

/**
 * Verifies the set that a change leads to. What is wrong with a unit that does not change holds up nobody: shells leave it
 * as it is. Throws ReleaseRefusedError.
 */
export async function verifyChange(
  versions: ReleaseVersions,
  changes: UnitChanges,
  options: Parameters<typeof verifyReleaseSet>[1],
): Promise<void> {
  try {
    await verifyReleaseSet(versions, options);
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError)) throw error;
    const concerns = ({ name, code }: RefusalReason) =>
      changes[name] !== undefined || (changes.shell !== undefined && shellCodes.has(code));
    if (error.reasons.some(concerns)) throw error;
    const others = new Set(error.reasons.map(({ name }) => name));
    const rest = listReleases(versions).filter(({ name }) => !others.has(name));
    await verifyReleaseSet(Object.fromEntries(rest.map(({ name, version }) => [name, version])), options);
  }
}
