import { namePlace } from '@kmx/release-registry/active-set/find-mount-problems.ts';
import { findRollbackVersion } from '@kmx/release-registry/active-set/find-rollback.ts';
import type { RegistryState } from '@kmx/release-registry/history/resolve-history.server.ts';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { Composition } from '../../health/describe-composition.ts';
import type { UnitMeasures } from '../../measures/unit-measures.ts';
import type { CanaryState } from '../../releases/canary-sets.ts';
import { describeVersion, type OperatedVersion } from './describe-version.ts';

/** What is known of a unit. */
export interface UnitSources {
  readonly composed: Composition['units'][number] & { readonly name: UnitName };
  readonly canary: CanaryState | null;
  /** Null as long as the history could not be read. */
  readonly history: Pick<RegistryState, 'entries' | 'unitEntries'> | null;
  /** Of the versions that visitors got lately, in the order in which they are shown. */
  readonly manifests: readonly ReleaseManifest[];
  readonly measures: Pick<UnitMeasures, 'read'>;
}

function findPrevious(name: UnitName, history: UnitSources['history']): string | null {
  if (history === null) return null;
  try {
    return findRollbackVersion(history.entries, name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function describeCanary({ canary, state, reason }: CanaryState): NonNullable<OperatedUnit['canary']> {
  const { version, percent, countries, cookie, startedAt, since, promotion } = canary;
  const audience = { percent, countries: [...countries], hasCookie: cookie !== null };
  return { version, ...audience, startedAt, since, state, reason, promotion };
}

function findAudience(version: string, { composed, canary }: UnitSources): OperatedVersion['audience'] {
  if (version === composed.served) return 'everybody';
  const isTried = canary?.canary.version === version && (canary.state === 'running' || canary.state === 'due');
  return isTried ? 'some' : 'nobody';
}

/** What operators see of a unit (SRV-071). */
export function describeUnit(sources: UnitSources): OperatedUnit {
  const { composed, canary, history, manifests, measures } = sources;
  const { name, served, pointed, problems, unproven } = composed;
  const shown = manifests.find(({ version }) => version === served) ?? manifests[0];
  return {
    ...{ name, served, pointed },
    team: history?.unitEntries.get(name)?.team ?? null,
    mounts: (shown?.mounts ?? []).map(namePlace),
    previous: findPrevious(name, history),
    problems: [...problems],
    unproven: [...unproven],
    canary: canary === null ? null : describeCanary(canary),
    versions: manifests.map((manifest) => describeVersion(manifest, findAudience(manifest.version, sources), measures)),
  };
}
