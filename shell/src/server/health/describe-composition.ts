import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';

interface UnitState {
  readonly name: string;
  /** Null: its pages answer 503, or it is not part of the set. */
  readonly served: string | null;
  /** Null: the registry does not want it, or could not be read. */
  readonly pointed: string | null;
  /** Why it is not served as the registry wants it. */
  readonly problems: readonly string[];
}

/** What this shell serves beside what the registry wants, for the operator. */
export interface Composition {
  readonly build: string;
  readonly activatedAt: string;
  readonly units: readonly UnitState[];
  /** What keeps the registry as a whole from being followed. */
  readonly registryProblems: readonly string[];
}

/** Describes what a shell serves and what the registry wants, unit by unit. */
export function describeComposition(
  releases: Pick<ReleaseKeeper, 'current' | 'readPointed' | 'listDegraded'>,
): Composition {
  const { set } = releases.current();
  const pointed = releases.readPointed();
  const degraded = releases.listDegraded();
  const listReasons = (unit: string) => degraded.filter(({ name }) => name === unit).map(({ reason }) => reason);
  const missing = new Set(degraded.filter(({ effect }) => effect === 'missing').map(({ name }) => name));
  const names = [set.versions, pointed ?? {}].flatMap((versions) => listReleases(versions).map(({ name }) => name));
  const refused = degraded.flatMap(({ name }) => (name === 'registry' ? [] : [name]));
  return {
    build: set.buildId,
    activatedAt: set.activatedAt,
    units: [...new Set([...names, ...refused])].map((name) => ({
      name,
      served: missing.has(name) ? null : (set.versions[name] ?? null),
      pointed: pointed?.[name] ?? null,
      problems: listReasons(name),
    })),
    registryProblems: listReasons('registry'),
  };
}
