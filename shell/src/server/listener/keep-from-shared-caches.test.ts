import { expect, it } from 'vitest';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import { keepFromSharedCaches } from './keep-from-shared-caches.ts';

const answer = (cacheControl: string | undefined, isCohortDependent: boolean, path = '/en') => {
  const context = createTestContext({ isCohortDependent, url: new URL(path, 'https://www.kmx.example') });
  const headers = cacheControl === undefined ? {} : { 'cache-control': cacheControl };
  return keepFromSharedCaches({ status: 200, headers, body: null }, context).headers['cache-control'];
};

it('REL-11 no cache between shell and visitors keeps an answer while canaries run, except files of releases', () => {
  const { 'cache-control': ofDocument } = createDocumentHeaders(true);
  const file = 'public, max-age=31536000, immutable, no-transform';
  expect(answer(ofDocument, false)).toBe(ofDocument);
  expect(answer(ofDocument, true)).toBe('private, max-age=0');
  expect(answer('public, max-age=60', true)).toBe('private, max-age=60');
  expect(answer('private, no-store', true)).toBe('private, no-store');
  expect(answer(undefined, true)).toBeUndefined();
  expect(answer(file, true, '/_r/remote-public/1/browser/main.js')).toBe(file);
});
