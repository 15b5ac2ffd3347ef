import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import type { PoolLogEntry, RemoteVersion, RenderPoolOptions } from './pool-types.ts';
import { createRenderPool } from './render-pool.ts';

// CommonJS as rspack writes it; the path of the request names the behaviour.
const bundle = `
const React = require('react');
const { prerenderToNodeStream } = require('react-dom/static');
const never = new Promise(() => {});
function spin() { for (;;); }
function exhaust() { const rows = []; for (;;) rows.push(new Array(1000).fill(rows.length)); }
const escape = (code) => React.createElement.constructor(code)();
const result = (more) => ({
  status: 200,
  head: { title: 'Crimping', description: null, robots: null, image: null, structuredData: [] },
  meta: { id: null, type: 'Content', theme: 'Default', breadcrumbs: null, languages: null,
    contentLanguage: 'en', isLanguageFallback: false, isLanguageUnavailable: false },
  part: null, data: null, tags: [], cache: 'public', ...more,
});
const loads = {
  '/redirect': () => ({ redirect: { location: '/en/products', permanent: false } }),
  '/odd-redirect': () => ({ redirect: '/en/products' }),
  '/not-found': () => result({ status: 404 }),
  '/query': async (context) => result({ data: await context.query({ service: 'content', query: '{ page { id } }', variables: {} }) }),
  '/foreign-query': (context) => context.query({ service: 'search', query: 'search', variables: {} }).catch(() => result({})),
  '/wrong-query': (context) => context.query({ service: 'elsewhere' }),
  '/load-throws': () => { throw new Error('The answer has no machine'); },
  '/load-never': () => never,
  '/load-spins': () => spin(),
  '/load-spins-later': async (context) => { await context.query({ service: 'content', query: '{ page { id } }', variables: {} }); spin(); },
  '/load-sleeps': () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900); return result({}); },
  '/load-exhausts': () => exhaust(),
  '/load-wrong': () => result({ status: 'fine' }),
  '/load-cycle': () => { const data = {}; data.data = data; return result({ data }); },
  '/load-buffers': async () => { const kept = []; for (;;) { kept.push(new Uint8Array(64e6)); await new Promise((done) => setTimeout(done, 5)); } },
  '/exit': () => escape('process.exit(3)'),
  '/kill': () => escape('process.kill(process.pid)'),
  '/reach': () => result({ data: { process: typeof process, fetch: typeof fetch, require: typeof globalThis.require } }),
  '/patch': () => { 'use strict'; require('react').useState = null; },
  '/pollute': () => { Object.prototype.polluted = true; return result({}); },
  '/polluted': () => result({ data: { polluted: 'polluted' in {} } }),
  '/timer-throws': async () => { setTimeout(() => { throw new Error('late'); }, 1); await new Promise((done) => setTimeout(done, 10)); return result({}); },
  '/rejection': async () => { Promise.reject(new Error('nobody listens')); return result({}); },
  '/speaks': async (context) => { console.log('printed', 1); context.log('told', { page: 'a1' }); setTimeout(() => { throw new Error('late'); }, 1); await new Promise((done) => setTimeout(done, 10)); return result({}); },
  '/slow': async () => { await new Promise((done) => setTimeout(done, 150)); return result({}); },
};
const parts = {
  '/render-throws': () => { throw new Error('No such widget'); },
  '/render-never': () => React.use(never),
  '/render-spins': () => spin(),
  '/render-script': () => React.createElement('script', { dangerouslySetInnerHTML: { __html: 'alert(1)' } }),
  '/speaks': () => React.createElement('ul', null, [React.createElement('li'), React.createElement('li')]),
  '/render-style': () => React.createElement('p', { style: { color: 'red' } }),
};
exports.remote = {
  contractVersion: '${contractVersion}',
  load: async (request, context) => (loads[request.path] ?? (() => result({})))(context),
  render: async ({ request }, signal) => {
    if (request.path === '/render-huge') return 'x'.repeat(50e6);
    const errors = [];
    const Part = parts[request.path] ?? (() => React.createElement('h1', null, 'Page ' + request.path));
    const { prelude } = await prerenderToNodeStream(React.createElement(Part), { signal, onError: (error) => { errors.push(error); } });
    let html = '';
    for await (const chunk of prelude) html += String(chunk);
    if (errors.length > 0) throw errors[0];
    return html;
  },
};
`;

/**
 * Deadlines of the tests: short, but beyond the noise of a busy machine. A page may load for much longer than a thread
 * may be silent: silence is counted per check, which such a machine delays, and a loop must not be mistaken for a slow
 * page.
 */
export const testDeadlines = { loadMs: 3_000, renderMs: 3_000, totalMs: 9_000 };
export const testHeartbeatMs = 500;

const workerFile = new URL('./worker.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'kmx-workers-'));

/** A version with a bundle; by default the one that misbehaves on request. */
export function createVersion(version: string, source: string = bundle): RemoteVersion {
  const entry = 'server/remote.cjs';
  const files = new Map([[entry, source]]);
  return { name: 'remote-public', version, entry, files, contractVersion, capabilities: ['content'] };
}

/** The worker with an exit that the deny list would close: it exits when `/leave` is requested. */
export function writeLeavingWorker(): string {
  const file = join(folder, 'leaving-worker.mjs');
  const source = `import { parentPort } from 'node:worker_threads';
    const exit = process.reallyExit.bind(process);
    parentPort.on('message', (message) => message.request?.path === '/leave' && exit(3));
    await import(${JSON.stringify(workerFile.href)});`;
  writeFileSync(file, source);
  return file;
}

export function createRequest(path: string): PageRequest {
  return {
    url: `/en${path}`,
    path,
    query: {},
    slug: path.slice(1),
    parentSlug: 'home',
    site: {
      id: 'main',
      name: 'KMX',
      technicalName: 'kmx',
      slug: null,
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      localeAdjustments: { add: [], drop: [] },
      domains: [],
    },
    locale: createLocale('en', 'ALL'),
    languages: ['en'],
    urlPrefix: '/en',
    stage: 'PUBLISHED',
    measurementSystem: 'Metric',
    siteOrigin: 'https://www.kmx.example',
    sitePrefixes: {},
    mainSitePrefix: '/en',
    form: null,
    formToken: 'token',
    hasNextRelease: false,
    isPastCaches: false,
    access: { state: 'open', pageId: null },
  };
}

/** A pool of real threads whose log can be read. */
export function createTestPool(options: Partial<RenderPoolOptions> = {}) {
  const entries: PoolLogEntry[] = [];
  const pool = createRenderPool({
    workerFile,
    runQuery: async () => ({ json: JSON.stringify({ page: { id: 'a1' } }), tags: ['content:a1'] }),
    log: (entry) => void entries.push(entry),
    deadlines: testDeadlines,
    heartbeatMs: testHeartbeatMs,
    prepareMs: 20_000,
    maxHtmlBytes: 5_000_000,
    maxOldGenerationMb: 64,
    threadsPerVersion: () => ({ max: 1, atRest: 1, restMs: Number.POSITIVE_INFINITY }),
    ...options,
  });
  return { pool, entries };
}
