import { expect, it } from 'vitest';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { createRedirectResponse } from '../http/shell-response.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import type { RequestContext } from '../request/request-context.ts';
import { keepFromSharedCaches } from './keep-from-shared-caches.ts';

const answer = (cacheControl: string | undefined, isCohortDependent: boolean, path = '/en') => {
  const context = createTestContext({ isCohortDependent, url: new URL(path, 'https://www.kmx.example') });
  const headers = cacheControl === undefined ? {} : { 'cache-control': cacheControl };
  return keepFromSharedCaches({ status: 200, headers, body: null }, context).headers['cache-control'];
};

it('REL-11 no cache between shell and visitors keeps an answer while canaries run, except files of releases', () => {
  const { 'cache-control': ofDocument } = createDocumentHeaders(true, undefined);
  const file = 'public, max-age=31536000, immutable, no-transform';
  expect(answer(ofDocument, false)).toBe(ofDocument);
  expect(answer(ofDocument, true)).toBe('private, max-age=0');
  expect(answer('public, max-age=60', true)).toBe('private, max-age=60');
  expect(answer('private, no-store', true)).toBe('private, no-store');
  expect(answer(undefined, true)).toBeUndefined();
  expect(answer(file, true, '/_r/remote-public/1/browser/main.js')).toBe(file);
});

const preview = { versions: { 'remote-public': '1.2.0' }, expires: 0, isShown: true };
const send = (change: Partial<RequestContext>, status: number, cacheControl: string, path = '/en') => {
  const context = createTestContext({ url: new URL(path, 'https://www.kmx.example'), ...change });
  return keepFromSharedCaches({ status, headers: { 'cache-control': cacheControl }, body: null }, context);
};

it('REL-10 no cache at all keeps an answer to the holder of a preview, except files of releases', () => {
  for (const isShown of [true, false]) {
    const releasePreview = { ...preview, isShown };
    for (const cacheControl of ['public, max-age=60', 'public, max-age=0, s-maxage=60', 'private, max-age=9', '']) {
      const { status, headers } = send({ releasePreview }, 200, cacheControl);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  }
  const answered = keepFromSharedCaches(
    { status: 200, headers: {}, body: null },
    createTestContext({ releasePreview: preview }),
  );
  expect(answered.headers['cache-control']).toBe('private, no-store');
  const [file, path] = ['public, max-age=31536000, immutable', '/_r/remote-public/1.2.0/browser/main.js'];
  expect(send({ releasePreview: preview }, 200, file, path).headers['cache-control']).toBe(file);
  // The address of a file that leads elsewhere is the answer of a page.
  expect(send({ releasePreview: preview }, 301, file, path).headers['cache-control']).toBe('private, no-store');
});

it.each([
  ['REL-10 in a preview', { releasePreview: preview }],
  ['REL-11 while a canary runs', { isCohortDependent: true }],
])('%s a redirect holds for this once, whoever has joined it', (_, change) => {
  const response = createRedirectResponse(301, '/en/products');
  const context = createTestContext(change);
  expect(keepFromSharedCaches(response, createTestContext())).toBe(response);
  expect(keepFromSharedCaches(response, context)).toEqual({
    status: 302,
    headers: { ...response.headers, 'cache-control': 'private, no-store' },
    body: null,
  });
});
