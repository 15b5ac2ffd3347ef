import { Gauge, type Registry } from 'prom-client';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import { describeComposition } from './describe-composition.ts';

/** Adds to the metrics which version of each unit this shell serves, and which ones the registry wants in vain. */
export function observeReleases(
  registry: Registry,
  releases: Pick<ReleaseKeeper, 'current' | 'readPointed' | 'listDegraded'>,
): void {
  new Gauge({
    name: 'release_served',
    help: '1 for the version of each unit that this shell serves',
    labelNames: ['unit', 'version'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, served } of describeComposition(releases).units)
        if (served !== null) this.set({ unit: name, version: served }, 1);
    },
  });
  new Gauge({
    name: 'release_degraded',
    help: '1 for each unit that this shell does not serve as the registry wants it; registry: that itself cannot be followed',
    labelNames: ['unit', 'version', 'effect'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, version, effect } of releases.listDegraded()) this.set({ unit: name, version, effect }, 1);
    },
  });
}
