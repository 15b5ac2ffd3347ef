import { listReleases } from '@kmx/release-registry/release/release-reference.ts';
import type { Readiness } from '@kmx/server-kit/operations/start-operations-server.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { listOpenCircuits } from '../backends/calls/circuit-breaker.ts';
import type { Cdn } from '../cdn/connect-cdn.ts';
import type { ReleaseCanaries } from '../releases/release-canaries.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { RenderPool } from '../workers/pool-types.ts';
import type { BackendWatch } from './watch-backends.ts';

interface ReadinessSources {
  readonly isDraining: () => boolean;
  readonly backends: BackendWatch;
  readonly releases: Pick<ReleaseKeeper, 'current' | 'listDegraded'> & {
    readonly canaries: Pick<ReleaseCanaries, 'list'>;
  };
  readonly pool: Pick<RenderPool, 'stats'>;
  readonly sharedState: Pick<SharedState, 'isReachable'>;
  /** Null without a CDN. */
  readonly cdn: Pick<Cdn, 'isLate'> | null;
}

/** Remotes of the active set that answer no page at present: fenced, or without a thread although somebody asks. */
function listIdleUnits(set: ReleaseSet, { versions }: ReturnType<RenderPool['stats']>): readonly string[] {
  return listReleases(set.versions).flatMap(({ name, version }) => {
    if (name === 'shell') return [];
    const found = versions.find((candidate) => candidate.name === name && candidate.version === version);
    return found !== undefined && (found.workers > 0 || found.isResting) && !found.isFenced
      ? []
      : [`${name}@${version}`];
  });
}

/**
 * Whether a shell accepts requests: not before content, catalogue and identity have each responded once, and no longer
 * once it drains. A backend that fails later does not make the shell unready, since every shell would lose it at the
 * same time; it is reported as degraded.
 */
export function createReadiness({
  isDraining,
  backends,
  releases,
  pool,
  sharedState,
  cdn,
}: ReadinessSources): () => Readiness {
  return () => {
    const draining = isDraining();
    const waitingFor = backends.listAwaited();
    const stats = pool.stats();
    const { set } = releases.current();
    const wanted = releases.listDegraded().map(({ name, version }) => (version === '' ? name : `${name}@${version}`));
    const tried = releases.canaries.list();
    const name = ({ canary: { unit, version } }: (typeof tried)[number]) => `${unit}@${version}`;
    const failed = tried.filter(({ state }) => state === 'refused' || state === 'stopped').map(name);
    const hasWorkers = stats.threads > 0;
    const alone = sharedState.isReachable() ? [] : ['shared-state'];
    const late = cdn?.isLate() === true ? ['cdn'] : [];
    const silent = new Set([...backends.listSilent(), ...listOpenCircuits(), ...alone, ...late]);
    return {
      isReady: !draining && waitingFor.length === 0 && hasWorkers,
      details: {
        draining,
        waitingFor,
        renderWorkers: stats.threads,
        degraded: [...new Set([...silent, ...wanted, ...failed, ...listIdleUnits(set, stats)])],
        canaries: tried.map(name),
        build: set.buildId,
      },
    };
  };
}
