import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { systemSchema } from './content-schemas.ts';
import { mapSystem } from './map-system.ts';

const site = {
  id: 'site-main',
  name: 'KMX Crimp Academy',
  slug: null,
  internationalOnly: null,
  hideSideButtons: true,
  enableCutFont: false,
  localeAdjustments: null,
  domains: [{ host: 'WWW.kmx.example', slug: '' }],
  headerNavigation: { id: 'h' },
  footerNavigation: { id: 'f' },
};
const answer = {
  countries: [
    {
      countryCode: 'us',
      hidden: null,
      supportedLanguages: ['en'],
      defaultLanguage: 'en',
      defaultMeasurementSystem: 'Imperial',
      localizations: [{ locale: 'de', name: 'USA' }],
    },
  ],
  countriesFrom100: [],
  countriesFrom200: [],
  languages: [{ languageCode: 'de', defaultCountry: 'CH', localizations: [] }],
  sites: [site],
};
const map = (sites: readonly unknown[]) => mapSystem(v.parse(systemSchema, { ...answer, sites }));

describe('system data', () => {
  it('SYS-018..021, SYS-023 maps countries, languages and sites', () => {
    const system = map([site]);
    expect(system.countries[0]).toEqual({
      countryCode: 'US',
      hidden: false,
      supportedLanguages: ['en'],
      defaultLanguage: 'en',
      defaultMeasurementSystem: 'Imperial',
      names: { de: 'USA' },
    });
    expect(system.mainSite).toEqual({
      id: 'site-main',
      name: 'KMX Crimp Academy',
      technicalName: 'kmx_crimp_academy',
      slug: null,
      internationalOnly: false,
      hideSideButtons: true,
      enableCutFont: false,
      localeAdjustments: { add: [], drop: [] },
      domains: [{ host: 'www.kmx.example', slug: null }],
    });
    expect(system.navigationIds).toEqual({ 'site-main': { headerId: 'h', footerId: 'f' } });
  });

  it('SYS-022, D-17 drops a site without header or footer navigation with a warning that names it', () => {
    const fair = { ...site, id: 'fair', name: 'Fair', slug: 'fair', footerNavigation: null };
    const system = map([site, fair]);
    expect(system.sites).toHaveLength(1);
    expect(system.warnings).toEqual(['Site "Fair" is left out: it has no footer navigation']);
  });

  it('D-17 fails readably when the main site would be dropped or is missing', () => {
    expect(() => map([{ ...site, headerNavigation: null }])).toThrow('The main site "KMX Crimp Academy" has no header');
    expect(() => map([{ ...site, slug: 'a' }])).toThrow('has no main site');
  });
});
