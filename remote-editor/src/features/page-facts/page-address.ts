import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { PageRecord } from '../../data/page-record.ts';

type Place = Pick<PageRecord, 'slug' | 'parentSlug' | 'site' | 'mainSiteOnly' | 'countries'>;
type From = Pick<PageRequest, 'site' | 'locale' | 'urlPrefix' | 'sitePrefixes' | 'mainSitePrefix'>;

/** Path without locale and site prefix: `/company/careers`. */
export function createPlainPath({ slug, parentSlug }: Pick<Place, 'slug' | 'parentSlug'>): string {
  return `/${[parentSlug ?? 'home', slug].filter((segment) => segment !== 'home').join('/')}`;
}

/**
 * Address at which a page is seen in a language, in the country of the editor if it is meant for it, else in its own first one;
 * null when its site cannot be reached under this host.
 */
export function createPageAddress(place: Place, language: string, from: From): string | null {
  const { site, mainSiteOnly, countries } = place;
  const prefix = mainSiteOnly
    ? from.mainSitePrefix
    : site === null || site.id === from.site.id
      ? from.urlPrefix
      : from.sitePrefixes[site.id];
  if (prefix === undefined || !prefix.startsWith('/')) return null;
  const [, own = '', ...rest] = prefix.split('/');
  const [, country] = own.split('-');
  const isMeant = countries.length === 0 || countries.includes(country?.toUpperCase() ?? '');
  const wanted = isMeant ? country : countries[0]?.toLowerCase();
  const locale = wanted === undefined ? language : `${language}-${wanted}`;
  return createHref(['', locale, ...rest].join('/'), createPlainPath(place));
}
