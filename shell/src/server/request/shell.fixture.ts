import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import { Registry } from 'prom-client';
import { createDataCache } from '../cache/data-cache.ts';
import { createHtmlCache } from '../cache/html-cache.ts';
import { createChromeKeeper } from '../chrome/chrome-keeper.ts';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { createMetrics } from '../health/metrics.ts';
import { createLimits } from '../limits/create-limits.ts';
import { createUnitMeasures } from '../measures/unit-measures.ts';
import { createOperatedRegistry } from '../releases/operated-registry.ts';
import { createMemoryState } from '../shared-state/memory-state.ts';
import type { Shell } from './shell.ts';

/** A part that the test has not supplied throws when it is used. */
function refuse(): never {
  throw new Error('This test names no such part of the shell');
}

const metrics = createMetrics();

/** A shell without backends, releases and threads; a test names the parts that it needs. */
export function createTestShell(parts: Partial<Shell> = {}): Shell {
  const sharedState = createMemoryState();
  return {
    configuration: createTestConfiguration(),
    metrics,
    measures: createUnitMeasures(new Registry()),
    operations: { registry: metrics.registry, readReadiness: refuse },
    dataCache: createDataCache(),
    htmlCache: createHtmlCache(),
    chromeKeeper: createChromeKeeper(),
    noteContentEvent: refuse,
    isContentChanging: () => false,
    cdn: null,
    clearCaches: refuse,
    sharedState,
    limits: createLimits(sharedState),
    releases: {
      current: refuse,
      findSet: refuse,
      files: { find: refuse, findManifest: refuse, readOperations: refuse },
      findOperations: refuse,
      previews: { open: refuse, listSets: () => [], findManifest: () => null, follow: refuse },
      canaries: {
        list: () => [],
        compose: refuse,
        findComposition: refuse,
        listCompositions: () => [],
        listSets: () => [],
        findManifest: () => null,
        prepare: refuse,
        serve: refuse,
        note: refuse,
        stop: refuse,
      },
      readPreview: () => ({ verdict: 'unreadable' }),
      readPointed: refuse,
      listDegraded: refuse,
      listUnproven: refuse,
      close: refuse,
    },
    registry: createOperatedRegistry({
      opened: openRegistry({ kind: 'folder', directory: '/releases' }, null),
      trustedKeys: null,
      operatorKey: null,
    }),
    pool: {
      prepare: refuse,
      renderPage: refuse,
      loadPage: refuse,
      retire: refuse,
      stats: refuse,
      close: refuse,
    },
    protections: { refresh: refuse, listIds: refuse, findById: refuse, find: refuse },
    editorSessions: { isEnded: refuse, end: refuse, hear: refuse },
    identityTokens: { verify: refuse, endSession: refuse },
    files: { find: refuse, open: refuse },
    cms: { send: refuse },
    forms: { submit: refuse },
    search: { search: refuse, suggest: refuse },
    serviceDesk: { send: refuse },
    translation: { send: refuse },
    isContentBusy: () => false,
    loadSystem: refuse,
    loadNavigation: refuse,
    findChromeChanges: refuse,
    findRedirect: refuse,
    findDirectPageUrl: refuse,
    queryContent: refuse,
    queryContentNow: refuse,
    queryCatalogue: refuse,
    resolveLinks: refuse,
    readSitemaps: refuse,
    runQuery: refuse,
    ...parts,
  };
}
