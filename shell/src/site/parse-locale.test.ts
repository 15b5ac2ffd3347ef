import { describe, expect, it } from 'vitest';
import { negotiateLocale } from './negotiate-locale.ts';
import { parseLocale, parseLocalePrefix, UnsupportedLocaleError } from './parse-locale.ts';
import { resolveLanguages, resolveMeasurementSystem, resolveSiteLanguages } from './site-languages.ts';
import { academySite, createSite, franceSite, globalSite, system } from './system-data.fixture.ts';
import { findCountry } from './system-data.ts';

const { mainSite } = system;

describe('a prefix', () => {
  it('SYS-003 D-01 D-02 is two letters, or two and a country, and nothing around them', () => {
    expect([parseLocalePrefix('DE-ch'), parseLocalePrefix('de'), parseLocalePrefix('en-ALL')]).toEqual([
      { language: 'de', country: 'CH' },
      { language: 'de', country: 'ALL' },
      { language: 'en', country: 'ALL' },
    ]);
    const none = ['', 'xde', 'dee', 'de-', 'de-chx', 'a-de', 'de-ch-de', 'xx', 'de_ch'];
    expect(none.filter((segment) => parseLocalePrefix(segment) !== null)).toEqual([]);
  });
});

function fallbackOf(segment: string, site = mainSite): string {
  try {
    parseLocale(segment, site, system);
  } catch (error) {
    if (error instanceof UnsupportedLocaleError) return error.fallback.urlCode;
  }
  return 'none';
}

function negotiate(acceptLanguage: string | null, cookie?: string, host = 'localhost', site = mainSite): string {
  const cookies = cookie === undefined ? {} : { uapp_locale: cookie };
  return negotiateLocale({ host, cookies, acceptLanguage }, site, system).locale.urlCode;
}

describe('locale prefix', () => {
  it('SYS-003, D-01 reads {lang} and {lang}-{COUNTRY} in any case', () => {
    expect(parseLocale('de-CH', mainSite, system)?.code).toBe('de-CH');
    expect(parseLocale('ja', mainSite, system)).toMatchObject({ isInternational: true, country: 'ALL' });
  });

  it('D-02 leaves a first segment that is no known language to the pages', () => {
    for (const segment of ['xx', 'products', 'it-it', 'de-', 'deu', '']) {
      expect(parseLocale(segment, mainSite, system)).toBeNull();
    }
  });

  it("SYS-013, D-02 names the country's default language where the country lacks the language", () => {
    expect(fallbackOf('de-jp')).toBe('ja-jp');
    expect(fallbackOf('de-zz')).toBe('de');
  });

  it('SYS-013, D-02 a default language that its country does not speak is none, and the fault names prefix and site', () => {
    const [country] = system.countries.filter(({ countryCode }) => countryCode === 'FR');
    if (!country) throw new Error('the fixture has no France');
    const countries = [{ ...country, defaultLanguage: 'de' }];
    expect(() => parseLocale('ja-fr', mainSite, { ...system, countries })).toThrow(
      expect.objectContaining({
        name: 'UnsupportedLocaleError',
        message: 'Locale "ja-fr" is not supported by site "KMX"',
        fallback: expect.objectContaining({ code: 'en-FR' }),
      }),
    );
  });

  it('SYS-011, SYS-012, D-05 offers French and Spanish only on sites that add them', () => {
    expect(fallbackOf('fr')).toBe('en');
    expect(fallbackOf('fr-ch')).toBe('en-ch');
    expect(fallbackOf('es-us')).toBe('en-us');
    expect(parseLocale('fr-fr', franceSite, system)?.code).toBe('fr-FR');
  });

  it('D-06 accepts only {lang} on international sites', () => {
    expect(fallbackOf('de-ch', globalSite)).toBe('de');
    expect(parseLocale('de', globalSite, system)?.code).toBe('de');
  });

  it('SYS-070, SYS-073 adds and drops languages by site', () => {
    expect(resolveSiteLanguages(mainSite)).toEqual(['en', 'de', 'cs', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh']);
    expect(resolveSiteLanguages(franceSite)).toEqual(['cs', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh']);
  });
});

describe('negotiation without prefix (D-07)', () => {
  it('D-07 takes the cookie first, then Accept-Language by weight, then the host, then English', () => {
    expect(negotiate('de-CH', 'ja-jp')).toBe('ja-jp');
    expect(negotiate('en;q=0.2, it, de-CH;q=0.9')).toBe('de-ch');
    expect(negotiate('it', undefined, 'www.kmx.de')).toBe('de-de');
    expect(negotiate('it')).toBe('en');
  });

  it('D-07 gives English to clients without Accept-Language and drops countries that do not offer the language', () => {
    expect(negotiate(null, undefined, 'www.kmx.de')).toBe('en');
    expect(negotiate('de-JP')).toBe('de');
    expect(negotiate('zh-Hans-CN')).toBe('zh');
  });

  it('D-07 ignores a broken cookie, a language the site lacks and a weight of zero', () => {
    expect(negotiate('de;q=0, ja', '"><script>')).toBe('ja');
    expect(negotiate('fr-CH, de-CH;q=0.5', 'fr-fr')).toBe('de-ch');
  });

  it('D-09 does not detect a hidden country but keeps a chosen one', () => {
    expect(negotiate('de-LI')).toBe('de');
    expect(negotiate(null, 'de-li')).toBe('de-li');
  });

  it('D-08 falls back to the language a site adds where English is dropped', () => {
    expect(negotiate(null, undefined, 'kmx-france.example', franceSite)).toBe('fr');
  });
});

describe('languages and units of a locale', () => {
  const languagesOf = (prefix: string, site = mainSite) => {
    const locale = parseLocale(prefix, site, system);
    return locale && resolveLanguages(locale, findCountry(system, locale.country), site);
  };

  it('SRV-040, D-51 lists the language, the country default and English once each', () => {
    expect(languagesOf('en-jp')).toEqual(['en', 'ja']);
    expect(languagesOf('ja-jp')).toEqual(['ja', 'en']);
    expect(languagesOf('en-ch')).toEqual(['en', 'de']);
  });

  it('D-08 puts the own language of a site without English before English', () => {
    expect(languagesOf('ja', franceSite)).toEqual(['ja', 'fr', 'en']);
    const withoutGerman = createSite('Plain', { localeAdjustments: { add: [], drop: ['de'] } });
    expect(languagesOf('en-ch', withoutGerman)).toEqual(['en']);
    expect(languagesOf('de', academySite)).toEqual(['de', 'en']);
  });

  it("SYS-068 takes the choice, else the country's default, else Metric", () => {
    const us = findCountry(system, 'us');
    expect(resolveMeasurementSystem('Metric', us)).toBe('Metric');
    expect(resolveMeasurementSystem(null, us)).toBe('Imperial');
    expect(resolveMeasurementSystem(null, findCountry(system, 'CH'))).toBe('Metric');
    expect(resolveMeasurementSystem(null, null)).toBe('Metric');
  });
});
