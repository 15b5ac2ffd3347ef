import { expect, it } from 'vitest';
import type { RequestContext } from '../request/request-context.ts';
import { createDocumentKey } from './document-key.ts';
import { isForEverybody, mayKeepPage, mayRest } from './document-rules.ts';

const address = { site: { id: 's1' }, locale: { code: 'de-CH' }, url: '/de-ch/company?a=1' };
const source = { remote: 'remote-public', buildId: 'b1' } as const;
const visit = { url: new URL('https://www.kmx.example/de-ch/company'), hasNextRelease: false, isTesting: false };
const open: Pick<RequestContext, 'form' | 'access' | 'contentStage' | 'releasePreview'> = {
  form: null,
  access: { state: 'open', pageId: null },
  contentStage: 'PUBLISHED',
  releasePreview: null,
};

it('SRV-008 a document is kept by site, locale, host, address, remote, build, and the flags of the visitor', () => {
  expect(createDocumentKey(visit, address, source)).toEqual({
    siteId: 's1',
    localeCode: 'de-CH',
    url: 'www.kmx.example/de-ch/company?a=1',
    remote: 'remote-public',
    buildId: 'b1',
    variant: ',',
  });
  const flags = [visit, { ...visit, hasNextRelease: true }, { ...visit, isTesting: true }];
  const both = { ...visit, hasNextRelease: true, isTesting: true };
  const variants = [...flags, both].map((each) => createDocumentKey(each, address, source).variant);
  expect(variants).toEqual([',', 'nextRelease,', ',testing', 'nextRelease,testing']);
});

it('D-23 EDT-013 REL-10 a sent form, a page behind a protection, opened or not, a draft and a preview are for one visitor alone', () => {
  expect(isForEverybody(open)).toBe(true);
  const form = { kind: 'whitepaper', status: 'failed', values: {}, problems: {} } as const;
  expect(isForEverybody({ ...open, form })).toBe(false);
  for (const state of ['granted', 'password'] as const) {
    expect(isForEverybody({ ...open, access: { state, pageId: 'a' } })).toBe(false);
  }
  expect(isForEverybody({ ...open, contentStage: 'DRAFT' })).toBe(false);
  for (const isShown of [true, false]) {
    const releasePreview = { versions: { 'remote-public': '1.2.0' }, expires: 0, isShown };
    expect(isForEverybody({ ...open, releasePreview })).toBe(false);
  }
});

it('SRV-011 a page is kept when its remote says that it is public, it was found, and it is for everybody', () => {
  expect(mayKeepPage(open, { cache: 'public', status: 200 })).toBe(true);
  expect(mayKeepPage(open, { cache: 'private', status: 200 })).toBe(false);
  for (const status of [404, 503]) expect(mayKeepPage(open, { cache: 'public', status })).toBe(false);
  expect(mayKeepPage({ ...open, contentStage: 'DRAFT' }, { cache: 'public', status: 200 })).toBe(false);
});

it('promise 3: a page rests when its remote says so and it is the same for everybody', () => {
  expect(mayRest(open, { rests: true })).toBe(true);
  expect(mayRest(open, {})).toBe(false);
  expect(mayRest(open, null)).toBe(false);
  expect(mayRest({ ...open, contentStage: 'DRAFT' }, { rests: true })).toBe(false);
  expect(mayRest({ ...open, access: { state: 'granted', pageId: 'a' } }, { rests: true })).toBe(false);
});
