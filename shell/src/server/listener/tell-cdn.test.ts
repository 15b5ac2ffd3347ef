import { expect, it } from 'vitest';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { createRedirectResponse, type ShellResponse } from '../http/shell-response.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import type { Shell } from '../request/shell.ts';
import { tellCdn } from './tell-cdn.ts';

const quiet = {
  purgeTags: () => {},
  purgeEverything: () => {},
  countWaiting: () => 0,
  isBehind: () => false,
  isLate: () => false,
  close: () => Promise.resolve(),
};

interface Situation {
  readonly asked?: Partial<RequestContext>;
  readonly parts?: Partial<Shell>;
  readonly tags?: readonly string[];
  readonly isCurrent?: boolean;
  readonly canaries?: number;
}

const document: ShellResponse = { status: 200, headers: createDocumentHeaders(true, undefined), body: 'page' };

function tell({ asked, parts, tags = ['content', 'content:Page'], isCurrent = true, canaries = 0 }: Situation = {}) {
  const context = createTestContext(asked);
  const base = createTestShell();
  const { composition } = createTestContext();
  const releases: Shell['releases'] = {
    ...base.releases,
    current: () => composition,
    canaries: {
      ...base.releases.canaries,
      listCompositions: () => Array<typeof composition>(canaries).fill(composition),
    },
  };
  const response = { ...document, source: { tags, isCurrent: () => isCurrent } };
  return tellCdn(response, context, { ...base, releases, cdn: quiet, ...parts }).headers;
}

const at = (path: string) => ({ asked: { url: new URL(path, 'https://www.kmx.example') } });

it('HY-86 a CDN may hold a page for half an hour, by keys, whatever cookies of others its visitor has', () => {
  for (const cookie of [undefined, '_ga=1; uapp_locale=de-ch; kmx_cohort=17']) {
    expect(tell({ asked: { headers: cookie === undefined ? {} : { cookie } } })).toMatchObject({
      'cache-control': 'public, max-age=0',
      'cdn-cache-control': 'max-age=1800',
      'surrogate-key': 'all content:Page',
      vary: 'accept-encoding',
    });
  }
});

it('without a CDN nothing is another', () => {
  expect(tell({ parts: { cdn: null } })).toBe(document.headers);
});

it.each<[string, Situation]>([
  ['a page of which something has changed', { isCurrent: false }],
  ['any page while a change is followed', { parts: { isContentChanging: () => true } }],
  [
    'a page of an earlier release set',
    {
      asked: {
        composition: { ...createTestContext().composition, set: { buildId: 'before', activatedAt: '', versions: {} } },
      },
    },
  ],
  ['REL-11 a page asked for before a canary began', { canaries: 1 }],
  ['SRV-009 a page past the caches', { asked: { cacheMode: 'bypass' } }],
  ['SRV-009 the answer to who empties the caches', at('/en?cache=clear')],
  ['a page of somebody with a cookie of ours', { asked: { headers: { cookie: '_ga=1; uapp_testing=true' } } }],
])('HY-86 a CDN does not hold %s', (_, situation) => {
  const headers = tell(situation);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0', 'cdn-cache-control': 'no-store' });
  expect(headers['surrogate-key']).toBeUndefined();
  expect(headers['vary']).toBe('accept-encoding, cookie');
});

it.each<[string, Situation]>([
  ['the catalogue, which tells of no changes', { tags: ['content:Page', 'catalogue'] }],
  ['an address with a query', at('/en?utm_source=mail')],
  ['a shell whose purges fail', { parts: { cdn: { ...quiet, isBehind: () => true } } }],
  [
    'a shell that does not hear the others',
    { parts: { sharedState: { ...createTestShell().sharedState, isReachable: () => false } } },
  ],
])('HY-86 a CDN holds for a minute what comes from %s', (_, situation) => {
  expect(tell(situation)).toMatchObject({
    'cdn-cache-control': 'max-age=60',
    'surrogate-key': 'all content:Page',
  });
});

const tellWithoutSource = (response: ShellResponse, path = '/en') =>
  tellCdn(response, createTestContext(at(path).asked), { ...createTestShell(), cdn: quiet }).headers;

it('a CDN holds no redirect and no data for programs, and files as before', () => {
  expect(tellWithoutSource(createRedirectResponse(301, '/en/new'))['cdn-cache-control']).toBe('no-store');
  const data = { status: 200, headers: { 'cache-control': 'public, max-age=60' }, body: '{}' };
  expect(tellWithoutSource(data, '/api/news-feed/newest')['cdn-cache-control']).toBe('no-store');
  const file = { status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body: '' };
  expect(tellWithoutSource(file, '/_r/shell/1/main.js')).toBe(file.headers);
});

it('what is not public is left to the last look at an answer', () => {
  const own = { ...document, headers: createDocumentHeaders(false, undefined) };
  expect(tellWithoutSource(own)).toBe(own.headers);
});
