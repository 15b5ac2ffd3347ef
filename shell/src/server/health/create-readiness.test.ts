import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from '../backends/calls/circuit-breaker.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';
import type { CanaryState } from '../releases/canary-sets.ts';
import type { DegradedUnit } from '../releases/degraded-unit.ts';
import type { RenderPoolStats } from '../workers/pool-types.ts';
import { createReadiness } from './create-readiness.ts';

const set = {
  buildId: 'abc',
  versions: { shell: '1', 'remote-public': '1', 'remote-portal': '2' },
} as unknown as ReleaseSet;
const idle = { activeJobs: 0, queuedJobs: 0 };
const stats: RenderPoolStats = {
  versions: [
    { name: 'remote-public', version: '1', workers: 2, isFenced: false, isResting: false, ...idle },
    { name: 'remote-portal', version: '2', workers: 1, isFenced: false, isResting: false, ...idle },
  ],
  threads: 4,
};

interface Change {
  readonly awaited?: string[];
  readonly silent?: string[];
  readonly wanted?: readonly DegradedUnit[];
  readonly canaries?: readonly CanaryState[];
  readonly draining?: boolean;
  readonly stats?: RenderPoolStats;
  readonly isAlone?: boolean;
  readonly isCdnLate?: boolean;
}

function read(change: Change = {}) {
  const backends = { listAwaited: () => change.awaited ?? [], listSilent: () => change.silent ?? [], close: () => {} };
  const isDraining = () => change.draining ?? false;
  const listDegraded = () => change.wanted ?? [];
  const canaries = { list: () => change.canaries ?? [] };
  const releases = { current: () => ({ set, manifests: {}, operations: {} }), listDegraded, canaries };
  const sharedState = { isReachable: () => change.isAlone !== true };
  const pool = { stats: () => change.stats ?? stats };
  return createReadiness({
    isDraining,
    backends,
    releases,
    pool,
    sharedState,
    cdn: { isLate: () => change.isCdnLate === true },
  })();
}

describe('the readiness of a shell', () => {
  it('is given once every backend has answered, there are threads, and nobody has asked it to end', () => {
    expect(read()).toMatchObject({ isReady: true, details: { degraded: [], build: 'abc' } });
    expect(read({ awaited: ['identity'] })).toMatchObject({ isReady: false, details: { waitingFor: ['identity'] } });
    expect(read({ draining: true })).toMatchObject({ isReady: false, details: { draining: true } });
    expect(read({ stats: { versions: [], threads: 0 } })).toMatchObject({
      isReady: false,
      details: { renderWorkers: 0 },
    });
  });

  it('stays when the shell cannot reach the others, and says so', () => {
    expect(read({ isAlone: true })).toMatchObject({ isReady: true, details: { degraded: ['shared-state'] } });
  });

  it('stays when a CDN does not purge, and says so', () => {
    expect(read({ isCdnLate: true })).toMatchObject({ isReady: true, details: { degraded: ['cdn'] } });
  });

  it('stays when backends fall silent or remotes are fenced or without a thread, and names them', () => {
    const [first, second] = stats.versions;
    const broken = {
      threads: 2,
      versions: [
        { ...first!, isFenced: true },
        { ...second!, workers: 0 },
      ],
    };
    expect(read({ silent: ['catalogue'], stats: broken })).toMatchObject({
      isReady: true,
      details: { degraded: ['catalogue', 'remote-public@1', 'remote-portal@2'] },
    });
    expect(read({ stats: { threads: 2, versions: [first!] } }).details['degraded']).toEqual(['remote-portal@2']);
  });

  it('names no remote without a thread that only rests', () => {
    const [first, second] = stats.versions;
    const resting = { threads: 2, versions: [first!, { ...second!, workers: 0, isResting: true }] };
    expect(read({ stats: resting })).toMatchObject({ isReady: true, details: { degraded: [] } });
  });

  it('names the units that are not served as the registry demands', () => {
    const wanted: readonly DegradedUnit[] = [
      { name: 'remote-portal', version: '3', effect: 'older', reason: 'hash-mismatch' },
      { name: 'registry', version: '', effect: 'older', reason: 'ENOENT' },
    ];
    expect(read({ wanted })).toMatchObject({ isReady: true, details: { degraded: ['remote-portal@3', 'registry'] } });
  });

  it('REL-11 names the canaries beside the set, those that are not handed out as degraded', () => {
    const stated = { percent: 10, countries: [], cookie: null, promotion: null, since: 1, revision: 1, startedAt: '' };
    const canaries: readonly CanaryState[] = [
      { canary: { unit: 'remote-public', version: '2', ...stated }, state: 'running', reason: '' },
      { canary: { unit: 'remote-portal', version: '3', ...stated }, state: 'stopped', reason: 'throws' },
    ];
    const { details } = read({ canaries });
    expect(details).toMatchObject({ canaries: ['remote-public@2', 'remote-portal@3'], degraded: ['remote-portal@3'] });
  });

  it('names a backend that is left alone because it failed too often', async () => {
    const breaker = createCircuitBreaker({ name: 'service desk', failures: 1 });
    const fail = () => Promise.reject(new UpstreamError(502, 'gone', true));
    await expect(breaker.run(fail)).rejects.toThrow('gone');
    expect(read().details['degraded']).toEqual(['service desk']);
  });
});
