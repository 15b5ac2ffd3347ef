import { isUiLanguage, type Locale, type UiLanguage, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { Country, MeasurementSystem, Site } from '@kmx/shared-contracts/site.ts';

/** French and Spanish exist only on sites that add them (SYS-011, SYS-012, D-05). */
const optionalLanguages: readonly string[] = ['fr', 'es'];

/** Languages that a site offers, in the order of the specification, after its adjustments (SYS-070, SYS-073, D-05). */
export function resolveSiteLanguages(site: Site): readonly UiLanguage[] {
  const { add, drop } = site.localeAdjustments;
  const languages = uiLanguages.filter(
    (language) => !drop.includes(language) && (add.includes(language) || !optionalLanguages.includes(language)),
  );
  return languages.length > 0 ? languages : ['en'];
}

/**
 * Language of a site for visitors whose own is not offered: English, otherwise the one the site added, otherwise its
 * first (D-02, D-08).
 */
export function resolveSiteFallback(site: Site): UiLanguage {
  const languages = resolveSiteLanguages(site);
  if (languages.includes('en')) return 'en';
  // A site that adds a language is made for it: its content begins there.
  return languages.find((language) => site.localeAdjustments.add.includes(language)) ?? languages[0] ?? 'en';
}

/** Languages for the CMS in order of preference: own, country's, site's first, English (SRV-040, D-08, D-51). */
export function resolveLanguages(locale: Locale, country: Country | null, site: Site): readonly string[] {
  const offered = resolveSiteLanguages(site);
  const countryLanguage = country?.defaultLanguage ?? '';
  // A locale the CMS does not know would be refused as a whole, so only known languages pass.
  const isUsable = isUiLanguage(countryLanguage) && offered.includes(countryLanguage);
  return [...new Set([locale.language, ...(isUsable ? [countryLanguage] : []), resolveSiteFallback(site), 'en'])];
}

/** Measurement system: the visitor's choice, else the country's default, else Metric (SYS-068). */
export function resolveMeasurementSystem(choice: MeasurementSystem | null, country: Country | null): MeasurementSystem {
  return choice ?? country?.defaultMeasurementSystem ?? 'Metric';
}
