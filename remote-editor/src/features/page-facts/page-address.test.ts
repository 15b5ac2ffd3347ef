import { expect, it } from 'vitest';
import { createTestRequest } from '../../test-page.ts';
import { createPageAddress } from './page-address.ts';

const request = {
  ...createTestRequest('/editor', '/de-ch', 'de'),
  sitePrefixes: { academy: '/de-ch/academy', events: 'https://events.example/de' },
};
const page = {
  ...{ kind: 'Page', slug: 'careers', parentSlug: 'company', year: null },
  ...{ site: null, mainSiteOnly: false, countries: [] },
};

it('EDT-013 a draft is previewed at the address where visitors will find the page, in the chosen language', () => {
  expect(createPageAddress(page, 'de', request)).toBe('/de-ch/company/careers');
  expect(createPageAddress({ ...page, slug: 'home', parentSlug: null }, 'ja', request)).toBe('/ja-ch');
  expect(createPageAddress({ ...page, site: { id: 'academy', name: 'Academy' } }, 'en', request)).toBe(
    '/en-ch/academy/company/careers',
  );
});

it('EDT-013 a page restricted to the main site is previewed there; one of another site at its own address', () => {
  const from = { ...request, urlPrefix: '/de-ch/events', mainSitePrefix: '/de-ch' };
  expect(createPageAddress({ ...page, mainSiteOnly: true }, 'de', from)).toBe('/de-ch/company/careers');
  const site = { id: 'academy', name: 'Academy' };
  expect(createPageAddress({ ...page, site, mainSiteOnly: true }, 'de', from)).toBe('/de-ch/academy/company/careers');
});

it('EDT-013 a page for one country is previewed in that country', () => {
  expect(createPageAddress({ ...page, countries: ['US', 'CA'] }, 'en', request)).toBe('/en-us/company/careers');
  expect(createPageAddress({ ...page, countries: ['CH'] }, 'en', request)).toBe('/en-ch/company/careers');
});

it('EDT-013 a site on another host has no preview here, because the editor’s cookie stays on this one', () => {
  expect(createPageAddress({ ...page, site: { id: 'events', name: 'Events' } }, 'en', request)).toBeNull();
  expect(createPageAddress({ ...page, site: { id: 'gone', name: 'Gone' } }, 'en', request)).toBeNull();
});

it('EDT-013 stories, releases and reports are previewed on their own pages; entries without pages have no preview', () => {
  const entry = { ...page, slug: 'copper', parentSlug: null };
  expect(createPageAddress({ ...entry, kind: 'Story' }, 'en', request)).toBe('/en-ch/stories/copper');
  expect(createPageAddress({ ...entry, kind: 'MediaRelease' }, 'de', request)).toBe('/de-ch/media-releases/copper');
  expect(createPageAddress({ ...entry, kind: 'AnnualReport', year: 2025 }, 'en', request)).toBe(
    '/en-ch/company/investors/annual-report-2025',
  );
  expect(createPageAddress({ ...entry, kind: 'NewsFeedItem' }, 'en', request)).toBeNull();
});
