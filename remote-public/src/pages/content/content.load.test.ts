import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { expect, it } from 'vitest';
import { createTestContext, createTestRequest } from '../../test-request.ts';
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

it('PUB-061 takes the page of the country first, then the universal one', async () => {
  const pages = [page, { ...page, id: 'us', countries: ['US'] }];
  const american = createTestRequest().locale;
  expect((await load(pages)).meta.id).toBe('a');
  expect((await load(pages, { locale: { ...american, country: 'US' } })).meta.id).toBe('us');
});

it('ERR-004 a site without home page fails with status 500, any other address is 404', async () => {
  const failure = await load([], { path: '/', slug: 'home' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StatusError);
  expect(String(failure)).toContain('Invalid home page configuration for site KMX');
  expect((await load([], { path: '/nothing' })).status).toBe(404);
});

it('PUB-048 a page for the main site only does not exist elsewhere', async () => {
  const site = { ...createTestRequest().site, slug: 'academy' };
  expect((await load([{ ...page, mainSiteOnly: true }], { site })).status).toBe(404);
});

it('PUB-062 marks a page that is shown in another language than asked', async () => {
  const french = { ...createTestRequest().locale, language: 'fr' };
  const { meta } = await load([page], { locale: french });
  expect([meta.contentLanguage, meta.isLanguageFallback, meta.isLanguageUnavailable]).toEqual(['en', true, true]);
});

it('PUB-120 never hands out the blocks of a protected page', async () => {
  const result = await load([{ ...page, protection: 'password' }]);
  expect(result.status).toBe(403);
  expect(result.data).toEqual({ page: 'protected' });
});
