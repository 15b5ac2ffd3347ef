import { changeCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import type { StatedCanary } from '@kmx/release-registry/history/canary.ts';
import { createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import { createSignedManifest } from '@kmx/release-registry/signature/signature.server.ts';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { createTestConfiguration } from './configuration.fixture.ts';
import { createMetrics } from './health/metrics.ts';
import { observeReleases } from './health/observe-releases.ts';
import { observeRendering } from './health/observe-rendering.ts';
import { watchBackends } from './health/watch-backends.ts';
import { createHttpServer } from './listener/http-server.ts';
import { createUnitMeasures } from './measures/unit-measures.ts';
import { createRegistry, patience, stranger, team } from './releases/release-keeper.fixture.ts';
import { createTestShell } from './request/shell.fixture.ts';
import { createTestPool, createVersion } from './workers/render-pool.fixture.ts';

const log = pino({ level: 'silent' });
const visitor = { network: '192.0.2.1', bucket: 0 };
const change = { by: 'team', reason: 'test' };

/** Releases with everything that can be said of one: served, refused, not proven, a canary. */
async function startReleases() {
  const releases = await createRegistry();
  await releases.activate('1');
  const unproven = [{ name: 'remote-public', version: '1', page: '/en', reason: 'content cannot be reached' }] as const;
  const keeper = await releases.start(undefined, undefined, undefined, () => Promise.resolve({ failed: [], unproven }));
  const { manifest, contents } = createReleaseFixture('remote-public', '3');
  await releases.registry.store.publish(createSignedManifest(manifest, team.privateKey), contents);
  const canary: StatedCanary = {
    ...{ unit: 'remote-public', version: '3', percent: 10, countries: [], cookie: null, promotion: null },
  };
  await changeCanary(releases.registry, 'remote-public', () => canary, change);
  await vi.waitFor(() => expect(keeper.canaries.list()).toHaveLength(1), patience);
  await releases.activate('1', stranger, {}, 'remote-portal');
  await vi.waitFor(() => expect(keeper.listDegraded()).toHaveLength(1), patience);
  return keeper;
}

/**
 * A shell on a free port whose metrics have at least one value each; it has releases and render threads, and no
 * backends: every page is an error.
 */
export async function startMeteredShell(): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const metrics = createMetrics();
  const measures = createUnitMeasures(metrics.registry);
  const releases = await startReleases();
  const { pool } = createTestPool({ onStep: measures.recordStep, prepareMs: 120_000 });
  const key = { name: 'remote-public', version: '1' } as const;
  await pool.prepare(createVersion('1'));
  measures.follow([releases.current()]);
  observeReleases(metrics.registry, releases);
  observeRendering(metrics.registry, pool);
  metrics.watchSharedState(() => true);
  metrics.watchCdn(() => 0);
  metrics.cdnPurges.inc({ outcome: 'done' });
  const watch = watchBackends([{ name: 'content', send: () => Promise.resolve() }], {
    log,
    onProbe: (backend, isAnswering) => metrics.backendAvailable.set({ backend }, isAnswering ? 1 : 0),
  });
  metrics.contentRequests.inc({ event: 'given-up' });
  metrics.cacheEvents.inc({ cache: 'data', event: 'hit' });
  measures.recordStep(key, 'load', 20);
  measures.recordFault(key, 'timeout');
  measures.recordError('remote-public', '1', visitor);
  measures.recordMismatch('remote-public', '1', visitor);
  const view = { unit: 'remote-public', version: '1', part: null, vitals: { LCP: 900, INP: 40, CLS: 0.01 } } as const;
  measures.recordViews({ shell: '1', views: [view] }, 1, visitor);
  const operations = { registry: metrics.registry, readReadiness: () => ({ isReady: true, details: {} }) };
  const configuration = createTestConfiguration();
  const shell = createTestShell({ configuration, metrics, measures, releases, pool, operations });
  const app = await createHttpServer(shell, log);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    close: async () => {
      watch.close();
      await app.close();
      await pool.close();
    },
  };
}
