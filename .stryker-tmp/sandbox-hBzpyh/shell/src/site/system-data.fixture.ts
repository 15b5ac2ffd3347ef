// @ts-nocheck
import type { Country, Site } from '@kmx/shared-contracts/site.ts';
import type { SystemData } from './system-data.ts';

function createCountry(
  countryCode: string,
  supportedLanguages: readonly string[],
  more: Partial<Country> = {},
): Country {
  return {
    countryCode,
    hidden: false,
    supportedLanguages,
    defaultLanguage: supportedLanguages[0] ?? 'en',
    defaultMeasurementSystem: null,
    names: { en: countryCode },
    ...more,
  };
}

/** A site for tests; everything not given is empty. */
export function createSite(name: string, more: Partial<Site> = {}): Site {
  return {
    id: `site-${name.toLowerCase()}`,
    name,
    technicalName: name.toLowerCase().replaceAll(' ', '_'),
    slug: name.toLowerCase(),
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    localeAdjustments: { add: [], drop: [] },
    domains: [],
    ...more,
  };
}

const mainSite = createSite('KMX', {
  slug: null,
  domains: [
    { host: 'www.kmx.example', slug: null },
    { host: 'kmx.example', slug: null },
    { host: 'localhost', slug: null },
  ],
});

/** The sites of the tests: main, one by host, one by suffix with slug, one by slug, one international, one French. */
export const academySite = createSite('Academy', { domains: [{ host: 'academy.kmx.example', slug: null }] });
export const eventsSite = createSite('Events', { domains: [{ host: 'kmx.example', slug: 'events' }] });
export const fairSite = createSite('Productronica');
export const globalSite = createSite('Global', {
  internationalOnly: true,
  domains: [{ host: 'global.example', slug: null }],
});
export const franceSite = createSite('France', {
  localeAdjustments: { add: ['fr'], drop: ['de', 'en'] },
  domains: [{ host: 'kmx-france.example', slug: null }],
});

export const system: SystemData = {
  countries: [
    createCountry('ALL', ['en']),
    createCountry('CH', ['de', 'en', 'fr']),
    createCountry('DE', ['de', 'en']),
    createCountry('US', ['en', 'es'], { defaultMeasurementSystem: 'Imperial' }),
    createCountry('JP', ['ja', 'en']),
    createCountry('FR', ['fr', 'en']),
    createCountry('LI', ['de', 'en'], { hidden: true }),
  ],
  languages: [],
  sites: [mainSite, academySite, eventsSite, fairSite, globalSite, franceSite],
  mainSite,
};
