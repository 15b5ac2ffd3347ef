import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { ReleaseManifest, ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { ByUnit, UnitName } from '@kmx/shared-contracts/units.ts';

/** A release set that visitors get, as far as it matters for counting. */
export interface CountedSet {
  readonly set: Pick<ReleaseSet, 'versions'>;
  readonly manifests: ByUnit<Pick<ReleaseManifest, 'parts'>>;
}

/** Labels of a unit in the metrics. */
export interface UnitLabels {
  readonly unit: string;
  readonly version: string;
}

/** Label of everything that no list holds. */
const other = 'other';
/** Versions of a unit that are counted by name when fewer are served: documents of the ones before are still open. */
const keptVersions = 3;
/** Pages that the shell renders without a remote (`BootData.ownView`). */
const ownViews: ReadonlySet<string> = new Set(['error', 'callback']);
/** Kind of the pages of a remote that has no parts. */
const wholeRemote = 'page';

/** The closed list of what is counted by name; without it strangers could fill the memory with made-up names. */
export interface CountedVersions {
  /** Says which sets are served from now on; returns the versions that are no longer counted. */
  readonly follow: (sets: readonly CountedSet[]) => readonly UnitLabels[];
  readonly has: (unit: string, version: string) => boolean;
  /** The counted versions of a unit, the one that was served first the first. */
  readonly list: (unit: string) => readonly string[];
  /** A unit and a version as labels; `other` for what is not on the list. */
  readonly labelUnit: (unit: string, version: string) => UnitLabels;
  /** The kind of a page of a counted version as a label: a part of its release, or `page` without parts. */
  readonly labelKind: (unit: string, version: string, part: string | null) => string;
}

/** Creates the list; it is empty until sets are followed. */
export function createCountedVersions(): CountedVersions {
  /** Kinds of pages by version, by unit; the version served last is the last one. */
  const units = new Map<string, Map<string, ReadonlySet<string>>>();

  function note(unit: UnitName, version: string, manifest: Pick<ReleaseManifest, 'parts'> | undefined): void {
    const versions = units.get(unit) ?? new Map<string, ReadonlySet<string>>();
    units.set(unit, versions);
    versions.delete(version);
    versions.set(version, unit === 'shell' ? ownViews : new Set(Object.keys(manifest?.parts ?? {})));
  }

  return {
    follow: (sets) => {
      const served = new Set<string>();
      for (const { set, manifests } of sets) {
        for (const { name, version } of listReleases(set.versions)) {
          served.add(name).add(`${name}@${version}`);
          note(name, version, manifests[name]);
        }
      }
      const dropped: UnitLabels[] = [];
      for (const [unit, versions] of units) {
        for (const version of [...versions.keys()]) {
          const isKept = served.has(`${unit}@${version}`) || (served.has(unit) && versions.size <= keptVersions);
          if (isKept) continue;
          versions.delete(version);
          dropped.push({ unit, version });
        }
        if (versions.size === 0) units.delete(unit);
      }
      return dropped;
    },
    list: (unit) => [...(units.get(unit)?.keys() ?? [])],
    has: (unit, version) => units.get(unit)?.has(version) ?? false,
    labelUnit: (unit, version) => {
      const versions = units.get(unit);
      if (!versions) return { unit: other, version: other };
      return { unit, version: versions.has(version) ? version : other };
    },
    labelKind: (unit, version, part) => {
      const kinds = units.get(unit)?.get(version);
      if (!kinds) return other;
      if (part === null) return wholeRemote;
      return kinds.has(part) ? part : other;
    },
  };
}
