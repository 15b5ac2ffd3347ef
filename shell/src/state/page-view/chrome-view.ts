import type { Breadcrumb } from '@kmx/shared-contracts/navigation.ts';

/** The same page in another language: an entry of the language selector. */
export interface LanguageChoice {
  readonly language: string;
  /** Name of the language in itself, `Deutsch`. */
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Whether the page exists in it; the selector offers every language, the banner only these (D-46). */
  readonly isAvailable: boolean;
}

/** A country of the selector with the address of the same page there. */
export interface CountryChoice {
  readonly countryCode: string;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The part of the chrome that changes from page to page. */
export interface ChromeView {
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Whether there is a page at the address; a missing one is offered in no other language (D-46). */
  readonly isFound: boolean;
  readonly languages: readonly LanguageChoice[];
  /** Language of the content when it is not that of the page; the site may not offer it (PUB-062). */
  readonly shownLanguage: Pick<LanguageChoice, 'language' | 'name'> | null;
  readonly countries: readonly CountryChoice[];
  /** Prefix of the main site in this locale, the only one with portal, contact and support. */
  readonly mainSitePrefix: string;
  /** Name of the main site, to which every other site links back. */
  readonly mainSiteName: string;
  readonly canonicalUrl: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}
