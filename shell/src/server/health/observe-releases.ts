import { Gauge, type Registry } from 'prom-client';
import { describeComposition, type ObservedReleases } from './describe-composition.ts';

/** Adds to the metrics which version of each unit this shell serves, and which ones the registry wants in vain. */
export function observeReleases(registry: Registry, releases: ObservedReleases): void {
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
    name: 'release_canary_share',
    help: 'Share of the visitors that a canary is for, 0 to 1; state: running, preparing, refused by the gate, stopped for its numbers',
    labelNames: ['unit', 'version', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, version, percent, state } of describeComposition(releases).canaries)
        this.set({ unit: name, version, state }, percent / 100);
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
  new Gauge({
    name: 'release_unproven',
    help: 'Smoke pages of each served unit that nobody has seen rendering, or 1 where it has none that can be rendered',
    labelNames: ['unit', 'version'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, version } of releases.listUnproven()) this.inc({ unit: name, version });
    },
  });
}
