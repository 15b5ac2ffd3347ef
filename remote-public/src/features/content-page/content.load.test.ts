import { isPageRedirect, requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { createTestContext, createTestRequest } from '../../test-page.ts';
import { loadContentPage } from './content.load.ts';

const page = {
  id: 'a',
  locale: 'en',
  title: 'Company',
  pageType: 'Content',
  theme: 'Default',
  description: null,
  languages: ['en', 'de'],
  countries: [] as string[],
  mainSiteOnly: false,
  protection: 'none',
  noIndex: false,
  blocks: [],
};
const load = (pages: readonly unknown[], change = {}) =>
  loadContentPage(createTestRequest(change), createTestContext({ pages }));

it('PUB-061 selects the page for the country first, then the universal one', async () => {
  const pages = [page, { ...page, id: 'us', countries: ['US'] }];
  const american = createTestRequest().locale;
  expect(requirePage(await load(pages)).meta.id).toBe('a');
  expect(requirePage(await load(pages, { locale: { ...american, country: 'US' } })).meta.id).toBe('us');
});

it('SYS-039 SYS-040 a page without page type and theme is a content page in the default theme', async () => {
  const { meta } = requirePage(await load([{ ...page, pageType: null, theme: null }]));
  expect([meta.type, meta.theme]).toEqual(['Content', 'Default']);
  const event = requirePage(await load([{ ...page, pageType: 'Event', theme: 'Dark' }]));
  expect([event.meta.type, event.meta.theme]).toEqual(['Event', 'Dark']);
});

it('ERR-004 a site without a home page fails with status 500, any other address is 404', async () => {
  const failure = await load([], { path: '/', slug: 'home' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StatusError);
  expect(String(failure)).toContain('Invalid home page configuration for site KMX');
  expect(requirePage(await load([], { path: '/nothing' })).status).toBe(404);
});

it('SYS-005 SYS-006 a page has one address: earlier segments redirect to it, query included', async () => {
  const open = async (path: string, query = {}) => {
    const answer = await load([page], { path, query });
    return isPageRedirect(answer) ? answer.redirect.location : null;
  };
  expect(await open('/company/careers')).toBeNull();
  expect(await open('/a/b/company/careers', { utm: 'x y' })).toBe('/en-ch/company/careers?utm=x+y');
  expect([await open('/home/company'), await open('/home'), await open('/')]).toEqual([
    '/en-ch/company',
    '/en-ch',
    null,
  ]);
  expect(requirePage(await load([], { path: '/a/b/nothing' })).status).toBe(404);
});

it('PUB-048 a page restricted to the main site does not exist elsewhere', async () => {
  const site = { ...createTestRequest().site, slug: 'academy' };
  expect(requirePage(await load([{ ...page, mainSiteOnly: true }], { site })).status).toBe(404);
});

it('PUB-062 marks a page shown in a language other than the requested one', async () => {
  const french = { ...createTestRequest().locale, language: 'fr' };
  const { meta } = requirePage(await load([page], { locale: french }));
  expect([meta.contentLanguage, meta.isLanguageFallback, meta.isLanguageUnavailable]).toEqual(['en', true, true]);
});

const closed = { ...page, title: 'Secret plans', protection: 'password' };

it('PUB-120 PUB-121 reveals neither blocks nor title of a protected page unless the server has unlocked this very page', async () => {
  const states = [
    { state: 'open', pageId: null },
    { state: 'password', pageId: 'a' },
    { state: 'granted', pageId: 'other' },
  ];
  for (const access of states) {
    const result = requirePage(await load([closed], { access }));
    expect(result).toMatchObject({ status: 403, cache: 'private', data: { page: 'protected', need: 'password' } });
    expect(result.head.robots).toBe('noindex');
    expect(JSON.stringify(result)).not.toContain('Secret');
  }
  const open = requirePage(await load([closed], { access: { state: 'granted', pageId: 'a' } }));
  expect(open).toMatchObject({ status: 200, head: { robots: 'noindex' }, data: { page: 'content' } });
});

it('PUB-122 D-31 a page for certain roles asks strangers to sign in and tells others that they have no access', async () => {
  const rolePage = { ...closed, protection: 'role' };
  const readNeed = async (state: string) =>
    requirePage(await load([rolePage], { access: { state, pageId: 'a' } })).data;
  expect(await readNeed('sign-in')).toEqual({ page: 'protected', need: 'sign-in' });
  expect(await readNeed('forbidden')).toEqual({ page: 'protected', need: 'role' });
});

it('PUB-061 D-32 international visitors see pages meant for some countries only', async () => {
  const international = { ...createTestRequest().locale, country: 'ALL', isInternational: true };
  const american = { ...page, countries: ['US'] };
  expect(requirePage(await load([american], { locale: international })).status).toBe(200);
  expect(requirePage(await load([american])).status).toBe(404);
});

it('SYS-039 lists the languages and countries of all pages with one address, because search engines see one page', async () => {
  const written = (...locales: string[]) => locales.map((locale) => ({ locale }));
  const pages = [
    { ...page, countries: ['CH'], languages: ['en', 'de'], localizations: written('en', 'de') },
    { ...page, countries: ['US'], languages: [], localizations: written('en', 'ja') },
  ];
  const { meta } = requirePage(await load(pages));
  expect([meta.languages, meta.countries]).toEqual([
    ['en', 'de', 'ja'],
    ['CH', 'US'],
  ]);
  expect(requirePage(await load([...pages, page])).meta.countries).toBeNull();
});

it('PUB-063 names the same page on other sites', async () => {
  const versions = [
    { slug: 'home', parentSlug: null, languages: [], site: { id: 'fr' }, localizations: [{ locale: 'fr' }] },
  ];
  const query = ({ query }: DataQuery) => ({ pages: query.includes('PublicPageVersions') ? versions : [grouped] });
  const grouped = { ...page, alternateGroup: 'home' };
  const { meta } = requirePage(
    await loadContentPage(createTestRequest(), {
      ...createTestContext({}),
      query: (asked) => Promise.resolve(query(asked)),
    }),
  );
  expect(meta.alternateVersions).toEqual([{ siteId: 'fr', path: '/', languages: ['fr'] }]);
});

it('PUB-001 a page with questions loads the rich blocks and gives search engines its answers', async () => {
  const body = { raw: { children: [{ type: 'paragraph', children: [{ text: 'Yes.' }] }] } };
  const blocks = [{ __typename: 'AccordionBlock', title: 'FAQ', isFaq: true, items: [{ title: 'Really?', body }] }];
  const { part, head } = requirePage(await load([{ ...page, blocks }]));
  expect(part).toBe('content-rich');
  expect(head.structuredData).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Really?', acceptedAnswer: { text: 'Yes.' } }] },
  ]);
  expect(requirePage(await load([page])).part).toBe('content');
});
