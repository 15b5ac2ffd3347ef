// @ts-nocheck
import { createContractRequest } from '@kmx/shared-contracts/contract-tests/remote-fixtures.ts';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createDataCache } from './cache/data-cache.ts';
import { readConfiguration } from './configuration.ts';
import { createBackendAccess } from './create-backend-access.ts';

const configuration = readConfiguration({
  PUBLIC_ORIGIN: 'http://localhost:3000',
  RELEASES_DIR: '/releases',
  DATA_DIR: '/data',
  CMS_ENDPOINT: 'http://127.0.0.1:3001/content/graphql',
  CMS_TOKEN: 'token',
  CMS_DRAFT_TOKEN: 'draft',
  CATALOGUE_ENDPOINT: 'http://127.0.0.1:3001/catalogue/graphql',
  IDENTITY_ORIGIN: 'http://127.0.0.1:3001',
  IMAGES_ORIGIN: 'http://127.0.0.1:3001',
  EDITOR_PASSWORD_HASH: 'hash',
  EDITOR_SECRET: 'sixteen-characters',
});

afterEach(() => vi.unstubAllGlobals());

it('SRV-007 SRV-008 CON-023 queries of a visitor of the next release have answers of their own', async () => {
  const keys: string[] = [];
  const cache = createDataCache({ onEvent: (_event, key) => keys.push(key) });
  const answer = () => Promise.resolve(Response.json({ data: { pages: [] } }));
  vi.stubGlobal('fetch', vi.fn(answer));
  const { runQuery } = createBackendAccess(configuration, cache, pino({ level: 'silent' }));
  const query = { service: 'content', query: '{ pages { id } }', variables: {} } as const;
  for (const hasNextRelease of [false, true, true]) {
    const request = { ...createContractRequest('/company', 'en'), hasNextRelease };
    await runQuery(request, query, AbortSignal.timeout(1000));
  }
  expect(new Set(keys.map((key) => key.startsWith('nextRelease_')))).toEqual(new Set([false, true]));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('HY-83 equal questions past the cache share one request, others and later ones have their own', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ data: { fileDownload: null } }))),
  );
  const { askContentNow } = createBackendAccess(configuration, createDataCache(), pino({ level: 'silent' }));
  const query = 'query File($slug: String!) { fileDownload(where: { slug: $slug }) { slug } }';
  await Promise.all(['a', 'a', 'a', 'b'].map((slug) => askContentNow(query, { slug })));
  expect(fetch).toHaveBeenCalledTimes(2);
  await askContentNow(query, { slug: 'a' });
  expect(fetch).toHaveBeenCalledTimes(3);
});
