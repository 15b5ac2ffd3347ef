import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { EntryRecord } from '../../data/entry-record.ts';

type Named = Pick<EntryRecord, 'kind' | 'slug' | 'parentSlug' | 'year'>;
type Place = Named & Pick<EntryRecord, 'site' | 'mainSiteOnly' | 'countries'>;
type From = Pick<PageRequest, 'site' | 'locale' | 'urlPrefix' | 'sitePrefixes' | 'mainSitePrefix'>;

// Kinds of entries with pages of their own, as in the routes of the public site.
const folders: Readonly<Record<string, string>> = {
  Story: '/stories',
  StoryContact: '/stories/contacts',
  MediaRelease: '/media-releases',
  Whitepaper: '/whitepapers',
};

/** Path without locale and site prefix: `/company/careers`; null for a kind without pages of its own. */
export function createPlainPath({ kind, slug, parentSlug, year }: Named): string | null {
  if (kind === 'Page')
    return `/${[parentSlug ?? 'home', slug ?? ''].filter((segment) => segment !== 'home').join('/')}`;
  if (kind === 'AnnualReport') return year === null ? null : `/company/investors/annual-report-${year}`;
  const folder = folders[kind];
  return folder === undefined || slug === null ? null : `${folder}/${slug}`;
}

/**
 * Address of an entry in a language, for the editor's country if the entry is offered there, otherwise for its own
 * first one; null when it has no page, or its site cannot be reached on this host.
 */
export function createPageAddress(place: Place, language: string, from: From): string | null {
  const { kind, site, mainSiteOnly, countries } = place;
  const path = createPlainPath(place);
  // A page of another site that is restricted to the main site is nowhere; following its own address shows that.
  const shared = mainSiteOnly ? from.mainSitePrefix : from.urlPrefix;
  const own = site?.id === from.site.id ? from.urlPrefix : from.sitePrefixes[site?.id ?? ''];
  const prefix = site === null ? shared : own;
  if (path === null || prefix === undefined || !prefix.startsWith('/')) return null;
  const [, ownLocale = '', ...rest] = prefix.split('/');
  const [, country] = ownLocale.split('-');
  const isMeant = kind !== 'Page' || countries.length === 0 || countries.includes(country?.toUpperCase() ?? '');
  const wanted = isMeant ? country : countries[0]?.toLowerCase();
  const locale = wanted === undefined ? language : `${language}-${wanted}`;
  return createHref(['', locale, ...rest].join('/'), path);
}
