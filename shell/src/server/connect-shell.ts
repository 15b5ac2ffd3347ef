import path from 'node:path';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import { wasReported } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { Logger } from 'pino';
import { createEditorSessions } from './access/editor-sessions.ts';
import { createPageProtections } from './access/page-protection.ts';
import { createRequestLimiter } from './backends/calls/request-limiter.ts';
import { createEditorSessionsClient } from './backends/clients/editor-sessions-client.ts';
import { connectBackends } from './backends/connect-backends.ts';
import { createDataCache } from './cache/data-cache.ts';
import { createHtmlCache } from './cache/html-cache.ts';
import { createContentInvalidation } from './cache/invalidate-content.ts';
import { type CanaryGuard, guardCanaries } from './canary-guard/guard-canaries.ts';
import { connectCdn } from './cdn/connect-cdn.ts';
import { createChromeKeeper } from './chrome/chrome-keeper.ts';
import type { Configuration } from './configuration.ts';
import { connectOtherShells } from './connect-other-shells.ts';
import { createFileSource } from './files/file-source.ts';
import { createBackendProbes } from './health/create-backend-probes.ts';
import { createReadiness } from './health/create-readiness.ts';
import { describeComposition } from './health/describe-composition.ts';
import { createMetrics } from './health/metrics.ts';
import { observeReleases } from './health/observe-releases.ts';
import { observeRendering } from './health/observe-rendering.ts';
import { watchBackends } from './health/watch-backends.ts';
import { createLimits } from './limits/create-limits.ts';
import { createUnitMeasures } from './measures/unit-measures.ts';
import { createOperatedRegistry } from './releases/operated-registry.ts';
import { createReleaseKeeper } from './releases/release-keeper.ts';
import { shellName } from './releases/report-serving.ts';
import type { Shell } from './request/shell.ts';
import { createCacheClearing } from './shared-state/clear-caches.ts';
import { connectSharedState } from './shared-state/connect-shared-state.ts';
import { watchFailedQueries } from './smoke/failed-queries.ts';
import { createSmokeRun } from './smoke/run-smoke-pages.ts';
import { createIdentityTokens } from './tokens/identity-tokens.ts';
import { openEndedSessions } from './tokens/open-ended-sessions.ts';
import { tellEndedSessions } from './tokens/tell-ended-sessions.ts';
import { createRenderPool } from './workers/render-pool.ts';

/** Pages of an editor wait for this answer before anything else begins. */
const editorSessionMs = 1_000;
/** How much longer visitors may get old pages once it is known that a change may have been missed. */
const missedMs = 20_000;

/** The running shell and how it is stopped. */
interface ConnectedShell {
  readonly shell: Shell;
  readonly close: () => Promise<void>;
}

/** Connects the shell to its backends, releases and workers; rejects when it cannot serve at all. */
export async function connectShell(
  configuration: Configuration,
  log: Logger,
  isDraining: () => boolean = () => false,
): Promise<ConnectedShell> {
  const metrics = createMetrics();
  const sharedState = connectSharedState(configuration, log);
  metrics.watchSharedState(sharedState.isReachable);
  const cdn = connectCdn(configuration, { onOutcome: (outcome) => metrics.cdnPurges.inc({ outcome }), log });
  if (cdn !== null) metrics.watchCdn(cdn.countWaiting);
  const measures = createUnitMeasures(metrics.registry);
  const dataCache = createDataCache({ onEvent: (event) => metrics.cacheEvents.inc({ cache: 'data', event }) });
  const htmlCache = createHtmlCache({
    onRefreshFailed: (error) =>
      log[wasReported(error) ? 'debug' : 'warn']({ err: error }, 'a stale page stays because its refresh failed'),
  });
  const limiter = createRequestLimiter({
    name: 'content',
    requestsPerSecond: configuration.CMS_MAX_REQUESTS_PER_SECOND,
    concurrentRequests: configuration.CMS_MAX_CONCURRENT_REQUESTS,
    onEvent: (event) => metrics.contentRequests.inc({ event }),
    onWaiting: (count) => metrics.contentRequestsWaiting.set(count),
  });
  const backends = connectBackends(configuration, dataCache, log, limiter);
  const protections = createPageProtections({
    runQuery: backends.queryContentNow,
    onError: (error) => log.warn({ err: error }, 'the list of protected pages is not up to date'),
    isProduction: configuration.isProduction,
  });
  const failedQueries = watchFailedQueries(backends.runQuery);
  const pool = createRenderPool({
    workerFile: configuration.workerFile,
    runQuery: failedQueries.runQuery,
    readDataVersion: dataCache.readVersion,
    log: ({ level, message, name, version, event, details }) =>
      log[level]({ event, unit: `${name}@${version}`, ...(details === undefined ? {} : { details }) }, message),
    onFault: (key, { kind }) => measures.recordFault(key, kind),
    onStep: measures.recordStep,
    deadlines: {
      loadMs: configuration.LOAD_DEADLINE_MS,
      renderMs: configuration.RENDER_DEADLINE_MS,
      totalMs: configuration.PAGE_DEADLINE_MS,
    },
    heartbeatMs: 300,
    maxHtmlBytes: 5 * 1024 * 1024,
    maxOldGenerationMb: 128,
    threadsPerVersion: ({ hasSitePages }) => ({
      max: hasSitePages ? configuration.RENDER_WORKERS : 1,
      atRest: hasSitePages ? 1 : 0,
      restMs: configuration.renderRestMs,
    }),
  });
  // Compares what the keeper hands out, so it comes after it.
  let guard: CanaryGuard | null = null;
  const openedRegistry = openRegistry(configuration.registryPlace, configuration.trustedKeys);
  const releases = await createReleaseKeeper({
    registry: openedRegistry,
    dataDirectory: configuration.DATA_DIR,
    trustedKeys: configuration.trustedKeys,
    pool,
    smoke: createSmokeRun({ ...backends, configuration, protections, pool, failedQueries, log }),
    log,
    requestMs: configuration.PAGE_DEADLINE_MS,
    onActivated: ({ buildId, versions }) => {
      htmlCache.changeBuild(buildId, ({ name, version }) => versions[name] === version);
      cdn?.purgeEverything();
    },
    onComposed: (sets) => {
      measures.follow(sets);
      guard?.follow();
      // What it holds is for visitors of the active set, and others must get the canary.
      if (sets.length > 1) cdn?.purgeEverything();
    },
  });
  measures.follow([releases.current(), ...releases.canaries.listCompositions()]);
  observeReleases(metrics.registry, releases);
  observeRendering(metrics.registry, pool);
  const registry = createOperatedRegistry({ ...configuration, opened: openedRegistry });
  guard = guardCanaries({
    ...{ releases, measures, log, shell: shellName, guardKey: configuration.guardKey },
    pointer: registry.pointer,
    isUnsigned: configuration.trustedKeys === null,
  });
  const backendWatch = watchBackends(createBackendProbes(configuration, limiter), {
    log,
    onProbe: (backend, isAnswering) => metrics.backendAvailable.set({ backend }, isAnswering ? 1 : 0),
  });
  const invalidation = createContentInvalidation({
    dataCache,
    htmlCache,
    findChromeChanges: backends.findChromeChanges,
    refreshProtections: protections.refresh,
    log,
    cdn,
  });
  /** As after a change of content: what is protected now must be known as such before it is rendered again. */
  async function emptyOwnCaches(): Promise<void> {
    await protections.refresh().catch(() => {});
    dataCache.clear();
    htmlCache.clear();
    cdn?.purgeEverything();
  }
  /** All shells miss things at the same time: visitors of all pages would wait for new ones together. */
  async function renewOwnCaches(): Promise<void> {
    await protections.refresh().catch(() => {});
    dataCache.clear();
    htmlCache.renewAll(missedMs);
    cdn?.purgeEverything();
  }
  const endedSessions = tellEndedSessions(
    openEndedSessions(path.join(configuration.DATA_DIR, 'ended-sessions')),
    sharedState,
    log,
  );
  const editorSessions = createEditorSessions(
    createEditorSessionsClient({
      origin: new URL(configuration.formsEndpoint).origin,
      token: configuration.formsToken,
      timeoutMs: Math.min(configuration.BACKEND_TIMEOUT_MS, editorSessionMs),
    }),
    sharedState,
    log,
  );
  await connectOtherShells({
    ...{ shared: sharedState, noteContentEvent: invalidation.note, endedSessions, editorSessions },
    emptyOwnCaches: () => void emptyOwnCaches(),
    renewOwnCaches: () => void renewOwnCaches(),
  });
  const shell: Shell = {
    ...backends,
    configuration,
    sharedState,
    metrics,
    measures,
    dataCache,
    htmlCache,
    chromeKeeper: createChromeKeeper((event) => metrics.cacheEvents.inc({ cache: 'chrome', event })),
    noteContentEvent: invalidation.note,
    isContentChanging: cdn === null ? () => false : invalidation.isChanging,
    cdn,
    clearCaches: createCacheClearing({ dataCache, htmlCache, shared: sharedState, cdn }),
    protections,
    editorSessions,
    identityTokens: createIdentityTokens(configuration, endedSessions),
    limits: createLimits(sharedState),
    files: createFileSource({
      origin: configuration.FILES_ORIGIN ?? configuration.IMAGES_ORIGIN,
      timeoutMs: configuration.BACKEND_TIMEOUT_MS,
      queryContent: backends.queryContentNow,
    }),
    pool,
    releases,
    registry,
    operations: {
      registry: metrics.registry,
      readReadiness: createReadiness({ isDraining, backends: backendWatch, releases, pool, sharedState, cdn }),
      readComposition: () => describeComposition(releases),
    },
  };
  // It may hold what has changed while no process was there to tell it.
  cdn?.purgeEverything();
  return {
    shell,
    close: async () => {
      await cdn?.close();
      backendWatch.close();
      guard.close();
      await releases.close();
      await openedRegistry.close();
      await pool.close();
      await sharedState.close();
    },
  };
}
