import { applyChanges, listChanges } from '../history/apply-changes.ts';
import type { ActivatedSet, ReleaseChange, ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import type { ChangedSet } from './activate-releases.server.ts';

const attempts = 200;

/**
 * Puts units back to where they were before a change, on top of what others have activated meanwhile; a unit that
 * somebody has changed since stays. Nothing is verified: the versions were served a moment ago. Null when there is
 * nothing to put back.
 */
export async function putBackUnits(
  pointer: ReleasePointer,
  { changed, previous, revision }: Pick<ChangedSet, 'changed' | 'previous' | 'revision'>,
  change: ReleaseChange,
): Promise<ActivatedSet | null> {
  for (let attempt = 1; ; attempt += 1) {
    const { entries, set: current } = await pointer.readState();
    const later = entries.filter(({ statement, counts }) => counts && statement.revision > revision);
    const own = listChanges(changed).filter(([name]) => later.every(({ changes }) => changes[name] === undefined));
    const back = own.filter(([name, version]) => (previous[name] ?? null) !== version);
    if (current === null || back.length === 0) return null;
    const changes = Object.fromEntries(back.map(([name]) => [name, previous[name] ?? null]));
    const versions = applyChanges(current.versions, changes);
    try {
      return await pointer.compareAndSet(current.buildId, versions, { ...change, kind: 'rollback' });
    } catch (error) {
      if (!(error instanceof ReleaseConflictError) || attempt === attempts) throw error;
    }
  }
}
