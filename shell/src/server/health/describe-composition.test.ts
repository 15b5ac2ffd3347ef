import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { DegradedUnit } from '../releases/degraded-unit.ts';
import { describeComposition } from './describe-composition.ts';
import { observeReleases } from './observe-releases.ts';

const versions = { shell: '1', 'remote-public': '1', 'remote-portal': '1' };
const set: ReleaseSet = { buildId: '0123456789abcdef', activatedAt: '2026-11-23T12:00:00.000Z', versions };

function createReleases(pointed: ReleaseSet['versions'] | null, degraded: readonly DegradedUnit[]) {
  return {
    current: () => ({ set, manifests: {} }),
    readPointed: () => pointed,
    listDegraded: () => degraded,
  };
}

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
      { name: 'shell', served: '1', pointed: '1', problems: [] },
      { name: 'remote-public', served: null, pointed: '1', problems: ['loops'] },
      { name: 'remote-portal', served: '1', pointed: '2', problems: ['boom at evaluation'] },
      { name: 'remote-agenda', served: null, pointed: '1', problems: ['could not be prepared'] },
    ],
    registryProblems: ['release history: revision 3 is missing'],
  });
  const alone = describeComposition(createReleases(null, []));
  expect(alone.units[0]).toEqual({ name: 'shell', served: '1', pointed: null, problems: [] });
});

it('REL-04 the metrics name the version of each unit that is served, and the units that are degraded', async () => {
  const registry = new Registry();
  observeReleases(registry, releases);
  const text = await registry.metrics();
  expect(text).toContain('release_served{unit="remote-portal",version="1"} 1');
  expect(text).not.toContain('release_served{unit="remote-public"');
  expect(text).toContain('release_degraded{unit="remote-portal",version="2",effect="older"} 1');
  expect(text).toContain('release_degraded{unit="registry",version="",effect="older"} 1');
});
