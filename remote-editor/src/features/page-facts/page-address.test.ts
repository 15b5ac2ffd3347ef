import { expect, it } from 'vitest';
import { createTestRequest } from '../../test-page.ts';
import { createPageAddress } from './page-address.ts';

const request = {
  ...createTestRequest('/editor', '/de-ch', 'de'),
  sitePrefixes: { academy: '/de-ch/academy', events: 'https://events.example/de' },
};
const page = { slug: 'careers', parentSlug: 'company', site: null, mainSiteOnly: false, countries: [] };

it('EDT-013 a draft is looked at where visitors will find the page, in the language that is asked for', () => {
  expect(createPageAddress(page, 'de', request)).toBe('/de-ch/company/careers');
  expect(createPageAddress({ ...page, slug: 'home', parentSlug: null }, 'ja', request)).toBe('/ja-ch');
  expect(createPageAddress({ ...page, site: { id: 'academy', name: 'Academy' } }, 'en', request)).toBe(
    '/en-ch/academy/company/careers',
  );
});

it('EDT-013 a page of one country is looked at in that country', () => {
  expect(createPageAddress({ ...page, countries: ['US', 'CA'] }, 'en', request)).toBe('/en-us/company/careers');
  expect(createPageAddress({ ...page, countries: ['CH'] }, 'en', request)).toBe('/en-ch/company/careers');
});

it('EDT-013 a site on another host has no preview here, because the cookie of the editor stays on this one', () => {
  expect(createPageAddress({ ...page, site: { id: 'events', name: 'Events' } }, 'en', request)).toBeNull();
  expect(createPageAddress({ ...page, site: { id: 'gone', name: 'Gone' } }, 'en', request)).toBeNull();
});
