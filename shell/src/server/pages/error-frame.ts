import { createLocale, type Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { PageAddress } from '../../site/address.ts';
import { negotiateLocale } from '../../site/negotiate-locale.ts';
import { resolveAddress } from '../../site/resolve-address.ts';
import type { PageFrame } from '../chrome/page-frame.ts';
import { findMounts } from '../releases/find-mounts.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { PageNotFoundError } from './page-not-found-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Names of the parts that the frame of an error page needs. */
export type ErrorFramePart = 'loadSystem' | 'loadNavigation';

/** An error page waits only for cached data, because its deadline is nearly used up. */
const frameTimeoutMs = 150;

const emptyNavigation: PageFrame['navigation'] = {
  header: { theme: 'Default', hidden: false, homeItems: [], topItems: [] },
  footer: { theme: 'Default', contactLink: null, sections: [] },
};
const unknownSite: Site = {
  id: 'unknown',
  name: 'KMX',
  technicalName: 'kmx',
  slug: null,
  internationalOnly: false,
  hideSideButtons: false,
  enableCutFont: false,
  localeAdjustments: { add: [], drop: [] },
  domains: [],
};

const unknownSystem: PageFrame['system'] = { countries: [], languages: [], sites: [], mainSite: unknownSite };

/** The parts of the frame that load within a moment: an error page must not fail because the content system does. */
export async function loadErrorFrame(
  context: RequestContext,
  error: unknown,
  { loadSystem, loadNavigation }: Pick<Shell, ErrorFramePart>,
): Promise<PageFrame> {
  const { url } = context;
  const system = await withTimeout(loadSystem(), frameTimeoutMs, unknownSystem);
  const place = resolvePlace(context, error, system);
  const isOnPrefix = place.site.slug === null || place.site.domains.length > 0;
  const urlPrefix = `/${place.locale.urlCode}${isOnPrefix ? '' : `/${place.site.slug}`}`;
  const address: PageAddress = {
    kind: 'page',
    remote: null,
    isSitePage: true,
    hasChrome: true,
    site: place.site,
    locale: place.locale,
    path: url.pathname,
    slug: '',
    parentSlug: '',
    urlPrefix,
    siteSlug: isOnPrefix ? null : place.site.slug,
    url: url.pathname,
    query: {},
    isDirect: false,
    noindex: true,
  };
  const navigation = await withTimeout(
    loadNavigation(place.site, place.locale, urlPrefix, 'PUBLISHED'),
    frameTimeoutMs,
    emptyNavigation,
  );
  // The selector on an error page leads home: the address itself exists in no language.
  return { address: { ...address, path: '/' }, system, navigation };
}

function resolvePlace(
  context: RequestContext,
  error: unknown,
  system: PageFrame['system'],
): { readonly site: Site; readonly locale: Locale } {
  if (error instanceof PageNotFoundError) return error;
  if (context.address) return context.address;
  if (system.sites.length === 0) return { site: unknownSite, locale: createLocale('en', 'ALL') };
  const { url, cookies } = context;
  const acceptLanguage = context.headers['accept-language'] ?? null;
  // It failed before its address was read, which may name a language all the same.
  const mounts = findMounts(context.composition.manifests);
  const address = resolveAddress({ url, cookies, acceptLanguage, system, allowSlugSites: false, mounts });
  if (address.kind === 'page') return address;
  const hints = { host: url.hostname, cookies, acceptLanguage };
  return { site: system.mainSite, locale: negotiateLocale(hints, system.mainSite, system).locale };
}
