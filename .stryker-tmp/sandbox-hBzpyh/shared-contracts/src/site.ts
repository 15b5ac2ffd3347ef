/** A host under which a site is reachable; an entry with a slug needs that first path segment too (SYS-007). */
// @ts-nocheck

export interface SiteDomain {
  readonly host: string;
  readonly slug: string | null;
}

/** One website of the family; the main site has no slug (SYS-021). */
export interface Site {
  readonly id: string;
  readonly name: string;
  /** Lower-cased name with underscores (SYS-023). */
  readonly technicalName: string;
  readonly slug: string | null;
  readonly internationalOnly: boolean;
  readonly hideSideButtons: boolean;
  readonly enableCutFont: boolean;
  readonly localeAdjustments: { readonly add: readonly string[]; readonly drop: readonly string[] };
  readonly domains: readonly SiteDomain[];
}

export type MeasurementSystem = 'Metric' | 'Imperial';

export interface Country {
  readonly countryCode: string;
  readonly hidden: boolean;
  readonly supportedLanguages: readonly string[];
  readonly defaultLanguage: string;
  readonly defaultMeasurementSystem: MeasurementSystem | null;
  /** Display name by language. */
  readonly names: Readonly<Record<string, string>>;
}

export interface Language {
  readonly languageCode: string;
  readonly defaultCountry: string;
  readonly names: Readonly<Record<string, string>>;
}
