import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { openAccess } from '@kmx/shared-contracts/page-access.ts';
import { expect, it } from 'vitest';
import { testHeader, testMeta } from '../../chrome/chrome.fixture.ts';
import { joinHtml } from '../markup/join-html.ts';
import type { LoadedPayload } from './document-data.ts';
import { writePayload } from './write-boot-data.ts';

const { site, chrome } = testHeader;
const payload: LoadedPayload = {
  buildId: 'b1',
  remote: 'remote-public',
  url: '/en/about',
  chrome,
  request: {
    url: '/en/about',
    path: '/about',
    query: {},
    slug: 'about',
    parentSlug: 'home',
    site,
    locale: createLocale('en', 'ALL'),
    languages: ['en'],
    urlPrefix: '/en',
    stage: 'PUBLISHED',
    measurementSystem: 'Metric',
    siteOrigin: 'https://www.kmx.example',
    sitePrefixes: {},
    mainSitePrefix: '/en',
    form: null,
    formToken: 't',
    hasNextRelease: false,
    isPastCaches: false,
    access: openAccess,
  },
  result: {
    status: 200,
    head: { title: 'Drähte & <b>', description: null, robots: null, image: null, structuredData: [] },
    meta: testMeta,
    part: null,
    tags: [],
    cache: 'public',
    dataJson: '{"text":"</script><!-- 配線"}',
    queryTags: ['content:secret-id'],
  },
};
const write = (value: LoadedPayload) => Buffer.from(joinHtml(writePayload(value))).toString('utf8');

it('SRV-029 writes in pieces what the browser reads as one payload', () => {
  const { result, ...rest } = payload;
  const { dataJson, queryTags, ...restOfResult } = result;
  const whole = { ...rest, result: { ...restOfResult, data: JSON.parse(dataJson) } };
  expect(JSON.parse(write(payload))).toEqual(whole);
  for (const tag of queryTags) expect(write(payload)).not.toContain(tag);
});

it('promise 6 lets nothing in the data end the data block', () => {
  expect(write(payload)).not.toContain('<');
});

it('writes new values of a shared object and not the text of the old one', () => {
  const renamed = { ...payload, chrome: { ...chrome, canonicalUrl: 'https://kmx.example/en/renamed' } };
  write(payload);
  expect(JSON.parse(write(renamed)).chrome.canonicalUrl).toBe('https://kmx.example/en/renamed');
});
