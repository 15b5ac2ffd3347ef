import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { findNewestEntry } from '../history/unit-entry.server.ts';
import type { ActivatedSet, ReleaseChange, ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import { findMeantCanary } from './find-meant-canary.ts';

/** Who promotes, why, the canary that is meant, and the views that it has had. */
interface RulePromotion extends Pick<ReleaseChange, 'by' | 'reason' | 'signingKeys'> {
  readonly since: number;
  readonly views: number;
}

/**
 * Makes a canary active as its own rule says. Nothing is verified: the shell that asks for it serves the set already. Throws
 * RangeError when the canary does not run any more, or others were faster, and ReleaseRefusedError.
 */
export async function promoteByRule(
  pointer: Pick<ReleasePointer, 'readState' | 'compareAndSet'>,
  unit: RemoteName,
  { since, views, ...change }: RulePromotion,
): Promise<ActivatedSet> {
  const { set, canaries, unitEntries } = await pointer.readState();
  const canary = findMeantCanary(canaries, unit, since);
  if (set === null) throw new RangeError('nothing is active');
  const versions = { ...set.versions, [unit]: canary.version };
  const newestEntry = findNewestEntry(unitEntries);
  const promoted = { unit, since };
  const act = { ...change, kind: 'promotion', promoted, evidence: { views }, newestEntry } as const;
  return pointer.compareAndSet(set.buildId, versions, act).catch((error: unknown) => {
    throw error instanceof ReleaseConflictError ? new RangeError('somebody else was faster', { cause: error }) : error;
  });
}
