import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import type { ReleaseChange, ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import { listReleases } from '../release/release-reference.ts';

const attempts = 20;

interface PutBack {
  /** Units as they were activated. */
  readonly changed: ByUnit<string>;
  /** The set before; a unit that it does not have is taken out again. */
  readonly previous: ByUnit<string>;
}

/**
 * Puts units back to where they were, on top of what others have activated meanwhile; a unit that somebody has changed
 * since stays. Nothing is verified: the versions were served a moment ago. Null when there is nothing to put back.
 */
export async function putBackUnits(
  pointer: ReleasePointer,
  { changed, previous }: PutBack,
  change: ReleaseChange,
): Promise<ReleaseSet | null> {
  for (let attempt = 1; ; attempt += 1) {
    const current = await pointer.read();
    const own = listReleases(changed).filter(({ name, version }) => current?.versions[name] === version);
    if (current === null || own.length === 0) return null;
    const back = own.flatMap(({ name }) => (previous[name] === undefined ? [] : [[name, previous[name]] as const]));
    const others = listReleases(current.versions).filter(({ name }) => own.every((unit) => unit.name !== name));
    const versions = Object.fromEntries([...others.map(({ name, version }) => [name, version] as const), ...back]);
    try {
      return await pointer.compareAndSet(current.buildId, versions, { ...change, kind: 'rollback' });
    } catch (error) {
      if (!(error instanceof ReleaseConflictError) || attempt === attempts) throw error;
    }
  }
}
