import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { CanaryState } from '../releases/canary-sets.ts';
import type { ReleaseCanaries } from '../releases/release-canaries.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';

interface UnitState {
  readonly name: string;
  /** Null: its pages answer 503, or it is not part of the set. */
  readonly served: string | null;
  /** Null: the registry does not want it, or could not be read. */
  readonly pointed: string | null;
  /** Why it is not served as the registry wants it. */
  readonly problems: readonly string[];
  /** Smoke pages of the served version that nobody has seen rendering, with the reason. */
  readonly unproven: readonly string[];
}

interface CanaryOfUnit {
  readonly name: string;
  readonly version: string;
  readonly percent: number;
  readonly state: CanaryState['state'];
  /** Why it is not handed out; empty while it is. */
  readonly reason: string;
}

/** What the operator is told about: the sets of a shell, and what keeps it from others. */
export type ObservedReleases = Pick<ReleaseKeeper, 'current' | 'readPointed' | 'listDegraded' | 'listUnproven'> & {
  readonly canaries: Pick<ReleaseCanaries, 'list'>;
};

/** What this shell serves beside what the registry wants, for the operator. */
export interface Composition {
  readonly build: string;
  readonly activatedAt: string;
  readonly units: readonly UnitState[];
  /** Versions that a share of the visitors gets. */
  readonly canaries: readonly CanaryOfUnit[];
  /** What keeps the registry as a whole from being followed. */
  readonly registryProblems: readonly string[];
}

/** Describes what a shell serves and what the registry wants, unit by unit. */
export function describeComposition(releases: ObservedReleases): Composition {
  const { set } = releases.current();
  const pointed = releases.readPointed();
  const degraded = releases.listDegraded();
  const unproven = releases.listUnproven();
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
      unproven: unproven
        .filter((finding) => finding.name === name)
        .map(({ page, reason }) => `${page} ${reason}`.trim()),
    })),
    canaries: releases.canaries.list().map(({ canary: { unit, version, percent }, state, reason }) => {
      return { name: unit, version, percent, state, reason };
    }),
    registryProblems: listReasons('registry'),
  };
}
