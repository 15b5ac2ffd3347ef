import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { expect, it } from 'vitest';
import { mediaPages } from '../../media-pages.fixture.ts';
import { remote } from '../../remote.server.ts';
import { createTestContext, createTestRequest } from '../../test-page.ts';
import type { MediaReleaseData } from '../media-release/media-release.data.ts';
import type { MediaReleasesData } from './media-releases.data.ts';

const answers = Object.assign(
  {},
  ...mediaPages.map(({ answer }) => answer?.({ service: 'content', query: '', variables: {} })),
);
const load = async (path: string, query = {}) =>
  requirePage(
    await remote.load(
      createTestRequest({ path, query, slug: path.split('/').at(-1), parentSlug: path.split('/').at(-2) || 'home' }),
      createTestContext(answers),
    ),
  );
const list = async (query = {}) => (await load('/media-releases', query)).data as MediaReleasesData;

it('PUB-002 lists all media releases with the years that have any, newest first', async () => {
  const data = await list();
  expect(data.releases.map(({ slug }) => slug)).toHaveLength(3);
  expect(data.years).toEqual([
    { year: 2026, count: 2 },
    { year: 2025, count: 1 },
  ]);
});

it('PUB-002 SYS-066 the list can be filtered by year and by ad hoc announcements', async () => {
  expect((await list({ year: '2026' })).releases).toHaveLength(2);
  const { releases, years } = await list({ year: '2026', adhoc: 'true' });
  expect(releases.map(({ adhoc }) => adhoc)).toEqual([true]);
  expect(years.map(({ count }) => count)).toEqual([1, 1]);
});

it('PUB-002 a filtered list is not indexed, and an invalid filter is not found', async () => {
  expect((await load('/media-releases', { adhoc: 'true' })).head.robots).toBe('noindex');
  expect((await load('/media-releases')).head.robots).toBeNull();
  expect((await load('/media-releases', { year: '<script>' })).status).toBe(404);
});

it('PUB-003 SYS-066 a release has its neighbours in time and structured data for search engines', async () => {
  const result = await load('/media-releases/release-2026-03-12');
  const { newer, older } = result.data as MediaReleaseData;
  expect([newer?.slug, older?.slug]).toEqual(['release-2026-08-20', 'release-2025-08-21']);
  expect(result.head.structuredData[0]).toMatchObject({
    '@type': 'NewsArticle',
    datePublished: '2026-03-12T05:00:00.000Z',
    url: '/en-ch/media-releases/release-2026-03-12',
  });
});

it('PUB-003 a site without the list has no releases, and an unknown slug is 404', async () => {
  const request = createTestRequest({ path: '/media-releases/a', slug: 'a' });
  const load404 = async (change: object) =>
    requirePage(await remote.load(request, createTestContext({ ...answers, ...change }))).status;
  expect(await load404({ pages: [] })).toBe(404);
  expect(await load404({ mediaRelease: null })).toBe(404);
});

it('PUB-024 PUB-033 whitepapers and reports exist only where their overview does', async () => {
  expect((await load('/whitepapers/crimp-height')).meta.type).toBe('Whitepaper');
  expect((await load('/company/investors/annual-report-2025')).meta.type).toBe('AnnualReport');
  const nowhere = createTestContext({ ...answers, overview: [] });
  const request = createTestRequest({ path: '/company/investors/annual-report-2025', slug: 'annual-report-2025' });
  expect(requirePage(await remote.load(request, nowhere)).status).toBe(404);
});
