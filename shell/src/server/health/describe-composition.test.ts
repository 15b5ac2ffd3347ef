import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { CanaryState } from '../releases/canary-sets.ts';
import type { DegradedUnit } from '../releases/degraded-unit.ts';
import type { SmokeFinding } from '../releases/smoke.ts';
import { describeComposition } from './describe-composition.ts';
import { observeReleases } from './observe-releases.ts';

const versions = { shell: '1', 'remote-public': '1', 'remote-portal': '1' };
const set: ReleaseSet = { buildId: '0123456789abcdef', activatedAt: '2026-11-23T12:00:00.000Z', versions };

function createReleases(
  pointed: ReleaseSet['versions'] | null,
  degraded: readonly DegradedUnit[],
  unproven: readonly SmokeFinding[] = [],
) {
  return {
    current: () => ({ set, manifests: {}, operations: {} }),
    readPointed: () => pointed,
    listDegraded: () => degraded,
    listUnproven: () => unproven,
    canaries: { list: () => [canary] },
  };
}

const canary: CanaryState = {
  canary: {
    ...{ unit: 'remote-public', version: '2', percent: 10, countries: [], cookie: null, promotion: null },
    ...{ since: 3, revision: 3, startedAt: '' },
  },
  ...{ state: 'stopped', reason: 'throws' },
};

const degraded: readonly DegradedUnit[] = [
  { name: 'remote-portal', version: '2', effect: 'older', reason: 'boom at evaluation' },
  { name: 'remote-agenda', version: '1', effect: 'missing', reason: 'could not be prepared' },
  { name: 'remote-public', version: '1', effect: 'missing', reason: 'loops' },
  { name: 'registry', version: '', effect: 'older', reason: 'release history: revision 3 is missing' },
];
const releases = createReleases({ ...versions, 'remote-portal': '2', 'remote-agenda': '1' }, degraded);

it('REL-04 the composition shows each unit as it is served, beside what the registry wants and why it is not so', () => {
  expect(describeComposition(releases)).toEqual({
    build: set.buildId,
    activatedAt: set.activatedAt,
    units: [
      { name: 'shell', served: '1', pointed: '1', problems: [], unproven: [] },
      { name: 'remote-public', served: null, pointed: '1', problems: ['loops'], unproven: [] },
      { name: 'remote-portal', served: '1', pointed: '2', problems: ['boom at evaluation'], unproven: [] },
      { name: 'remote-agenda', served: null, pointed: '1', problems: ['could not be prepared'], unproven: [] },
    ],
    canaries: [{ name: 'remote-public', version: '2', percent: 10, state: 'stopped', reason: 'throws' }],
    registryProblems: ['release history: revision 3 is missing'],
  });
  const alone = describeComposition(createReleases(null, []));
  expect(alone.units[0]).toEqual({ name: 'shell', served: '1', pointed: null, problems: [], unproven: [] });
});

it('REL-04 the metrics name the version of each unit that is served, and the units that are degraded', async () => {
  const registry = new Registry();
  observeReleases(registry, releases);
  const text = await registry.metrics();
  expect(text).toContain('release_served{unit="remote-portal",version="1"} 1');
  expect(text).not.toContain('release_served{unit="remote-public"');
  expect(text).toContain('release_canary_share{unit="remote-public",version="2",state="stopped"} 0.1');
  expect(text).toContain('release_degraded{unit="remote-portal",version="2",effect="older"} 1');
  expect(text).toContain('release_degraded{unit="registry",version="",effect="older"} 1');
});

it('REL-12 what nobody has seen rendering is shown beside the served version, and counted', async () => {
  const finding = { name: 'remote-public', version: '1', page: '/en', reason: 'content cannot be reached' } as const;
  const unsure = createReleases(versions, [], [finding]);
  expect(describeComposition(unsure).units[1]).toMatchObject({ unproven: ['/en content cannot be reached'] });
  const registry = new Registry();
  observeReleases(registry, unsure);
  expect(await registry.metrics()).toContain('release_unproven{unit="remote-public",version="1"} 1');
});
