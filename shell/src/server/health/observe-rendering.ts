import { Gauge, type Registry } from 'prom-client';
import type { RenderPool } from '../workers/pool-types.ts';

/** Adds to the metrics how many pages the threads of each version have, and how many wait for one. */
export function observeRendering(registry: Registry, pool: Pick<RenderPool, 'stats'>): void {
  new Gauge({
    name: 'render_jobs',
    help: 'Pages in the render threads of each version (running), and waiting for a place in one (waiting)',
    labelNames: ['unit', 'version', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, version, activeJobs, queuedJobs } of pool.stats().versions) {
        this.set({ unit: name, version, state: 'running' }, activeJobs);
        this.set({ unit: name, version, state: 'waiting' }, queuedJobs);
      }
    },
  });
  new Gauge({
    name: 'render_fenced',
    help: '1 for each version whose pages are answered without rendering at present, after costly faults',
    labelNames: ['unit', 'version'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, version, isFenced } of pool.stats().versions)
        this.set({ unit: name, version }, isFenced ? 1 : 0);
    },
  });
  new Gauge({
    name: 'render_threads',
    help: 'Living render threads, with the spare one',
    registers: [registry],
    collect() {
      this.set(pool.stats().threads);
    },
  });
}
