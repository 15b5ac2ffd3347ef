import { expect, it } from 'vitest';
import type { RestData } from '../../state/page-view/rest-data.ts';
import { needsScript } from './needs-script.ts';

const data: RestData = {
  buildId: 'b',
  urlPrefix: '/en',
  measurementSystem: 'Metric',
  isLocalBasketEnabled: true,
  languages: [
    { language: 'en', isAvailable: true, isCurrent: true },
    { language: 'de', isAvailable: true, isCurrent: false },
    { language: 'ja', isAvailable: false, isCurrent: false },
  ],
  page: { unit: 'remote-public', version: '1', part: 'content' },
  viewKey: 'remote-public /',
  shellVersion: '1',
  vitalsShare: 1,
};

/** A storage whose entries are its own properties, as those of a browser are. */
const createStorage = (entries: Readonly<Record<string, string>>) =>
  Object.assign(Object.create({ getItem: (key: string) => entries[key] ?? null }), entries) as Storage;

const open = (
  local: Readonly<Record<string, string>>,
  tab: Readonly<Record<string, string>> = {},
  languages = ['en-GB'],
) => ({
  localStorage: createStorage(local),
  sessionStorage: createStorage(tab),
  navigator: { languages } as unknown as Navigator,
});

it('promise 3: a visitor of whom the browser remembers nothing needs no script', () => {
  expect(needsScript(data, open({}))).toBe(false);
  const read = { 'uapp-newsfeed-latest-read': 'news-1', 'kmx-theme': 'dark' };
  expect(needsScript(data, open(read))).toBe(false);
  const empty = { 'uapp-product-comparison-basket': '{"classifications":[]}', 'uapp-measurement-system': 'Metric' };
  expect(needsScript(data, open(empty))).toBe(false);
});

const basket = '{"classifications":[{"slug":"a","products":[{"slug":"b","variantId":null}]}]}';

it.each([
  ['AUTH-039 tokens', { 'FR-SDK-mykomax': '{}' }],
  ['AUTH-010 a sign-in under way', { 'FR-SDK-authflow-mykomax': '{}' }],
  ['AUTH-013 a sign-out that failed', { 'kmx-sign-out': '' }],
  ['AUTH-036 a renewal that was interrupted', { 'kmx-renewal': 'token' }],
  ['PUB-081 products to compare', { 'uapp-product-comparison-basket': basket }],
  ['SYS-068 other units than those of the page', { 'uapp-measurement-system': 'Imperial' }],
])('%s make the page live at once', (_name, stored) => {
  expect(needsScript(data, open(stored))).toBe(true);
});

it('D-37 a site without comparison does not look for one', () => {
  expect(
    needsScript({ ...data, isLocalBasketEnabled: false }, open({ 'uapp-product-comparison-basket': basket })),
  ).toBe(false);
});

it('promise 5: a form that was begun in this tab is continued at once', () => {
  expect(needsScript(data, open({}, { 'kmx-tab-draft-contact-': '{}' }))).toBe(true);
  expect(needsScript(data, open({}, { 'kmx-tab-uploads-support-request': '[]' }))).toBe(true);
  expect(needsScript(data, open({}, { 'kmx-tab-list': '{}' }))).toBe(false);
});

it('D-46 a language is offered where the page exists in it, until that was dismissed', () => {
  expect(needsScript(data, open({}, {}, ['de-CH', 'en']))).toBe(true);
  expect(needsScript(data, open({}, {}, ['ja', 'en']))).toBe(false);
  expect(needsScript(data, open({ 'kmx.language-offer': 'dismissed' }, {}, ['de']))).toBe(false);
  expect(needsScript({ ...data, languages: [] }, open({}, {}, ['de']))).toBe(false);
});

it('a browser that forbids storage lets the page rest', () => {
  const page = {
    navigator: { languages: ['de'] } as unknown as Navigator,
    sessionStorage: createStorage({}),
    get localStorage(): Storage {
      throw new Error('SecurityError');
    },
  };
  expect(needsScript(data, page)).toBe(false);
});
