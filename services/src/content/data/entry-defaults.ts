import { samplePagePasswordHash } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import type { FieldValues } from '../model/content-document.ts';

const pageDefaults = {
  parentSlug: 'home',
  site: 'site-main',
  pageType: 'Content',
  theme: 'Default',
  languages: [],
  countries: [],
  mainSiteOnly: false,
  protection: 'none',
  roles: [],
  noIndex: false,
  translationSourceLanguage: 'en',
} as const;

const navigationItemDefaults = { countries: [], hidden: false, hideSubItems: false, items: [] } as const;

/**
 * Adds the defaults that sample content files omit: a page is a content page of the main site, available everywhere and
 * open; a protected one has the password of all samples (PUB-014).
 */
export function completeValues(model: string, values: FieldValues, languages: readonly string[]): FieldValues {
  if (model === 'NavigationItem') return { ...navigationItemDefaults, ...values };
  if (model !== 'Page') return values;
  const page = { ...pageDefaults, languages, ...values };
  return values['protection'] === 'password' ? { ...page, passwordHash: samplePagePasswordHash } : page;
}
