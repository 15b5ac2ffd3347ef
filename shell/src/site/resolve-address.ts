import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { Address, AddressInput, PageAddress } from './address.ts';
import { isDirectRequest, removeControlFlags } from './control-flags.ts';
import { matchSite, type SiteMatch, SiteWithoutDomainError } from './match-site.ts';
import { findMount, type MountedRemote } from './mount-table.ts';
import { type NegotiatedLocale, negotiateLocale } from './negotiate-locale.ts';
import { parseLocale, parseLocalePrefix, UnsupportedLocaleError } from './parse-locale.ts';
import { joinPath, type ParsedPath, parsePath } from './parse-path.ts';
import { composeRedirect, type RedirectStep } from './redirect-keys.ts';
import { findCountry } from './system-data.ts';

/** The two ends of a sign-in, which have no locale in their address (SYS-014, D-65). */
const signInEnds: readonly (string | undefined)[] = ['callback', 'blank-callback'];

/** Resolves a request to site, locale and page, or to the one redirect it needs; never throws (SYS-003..016, D-01..D-15). */
export function resolveAddress(input: AddressInput): Address {
  const path = parsePath(input.url.pathname);
  if (path === null) return { kind: 'bad-request', reason: 'The path is not a valid URL path' };
  const mount = findMount(input.mounts, { segments: path.encoded, isLocalized: false, isMainSite: true });
  if (mount !== undefined) return resolveTechnicalAddress(input, path, mount);
  if (!signInEnds.includes(path.encoded[0])) return resolveLocalizedAddress(input, path);
  if (path.isNormal && path.encoded.length > 1) return createUnknownPath(input, path);
  return resolveTechnicalAddress(input, path, null);
}

function resolveLocalizedAddress(input: AddressInput, path: ParsedPath): Address {
  const hasPrefix = parseLocalePrefix(path.decoded[0] ?? '') !== null;
  const start = hasPrefix ? 1 : 0;
  const match = resolveSite(input, path.decoded[start] ?? null);
  const prefix = hasPrefix ? (path.decoded[0] ?? '') : null;
  const rest = path.encoded.slice(start);
  if (match instanceof SiteWithoutDomainError) {
    const site = input.system.mainSite;
    // The 404 is shown in the best language that could be determined (D-19).
    const { locale } = resolveLocale(input, site, prefix);
    return { kind: 'not-found', reason: match.message, site, locale, path: joinPath(rest) };
  }
  const { locale, source } = resolveLocale(input, match.site, prefix);
  const { search } = removeControlFlags(input.url.search);
  const requested = `${input.url.pathname}${search}`;
  const slashed = `${joinPath(path.encoded)}${search}`;
  const final = `${joinPath([locale.urlCode, ...rest])}${search}`;
  const steps: readonly RedirectStep[] = [
    { location: slashed, permanent: true },
    ...(final === slashed ? [] : [{ location: final, permanent: false }]),
  ];
  const redirect = composeRedirect(requested, steps);
  if (redirect.kind === 'redirect') {
    const { status, location } = redirect;
    return {
      kind: 'redirect',
      status,
      location,
      setLocaleCookie: source === 'accept-language' ? locale.urlCode : null,
    };
  }
  const pageStart = start + (match.consumedSlug === null ? 0 : 1);
  const segments = path.encoded.slice(pageStart);
  const isMainSite = match.site === input.system.mainSite;
  const isCallback = segments.length === 1 && segments[0] === signInEnds[0];
  const mount = isCallback ? null : findMount(input.mounts, { segments, isLocalized: true, isMainSite });
  if (mount === undefined) {
    const place = joinPath(segments);
    return { kind: 'not-found', reason: `No remote is mounted at ${place}`, site: match.site, locale, path: place };
  }
  return createPage(input, match, locale, {
    mount,
    encoded: segments,
    decoded: path.decoded.slice(pageStart),
    urlPrefix: joinPath([locale.urlCode, ...(match.consumedSlug === null ? [] : [match.consumedSlug])]),
  });
}

function createUnknownPath(input: AddressInput, path: ParsedPath): Address {
  const site = input.system.mainSite;
  const { locale } = resolveLocale(input, site, null);
  const location = joinPath(path.encoded);
  return { kind: 'not-found', reason: `Page Not Found: ${location}`, site, locale, path: location };
}

/** An address without locale: of a remote that is mounted so, or an end of a sign-in. */
function resolveTechnicalAddress(input: AddressInput, path: ParsedPath, mount: MountedRemote | null): Address {
  if (!path.isNormal) {
    const location = `${joinPath(path.encoded)}${removeControlFlags(input.url.search).search}`;
    return { kind: 'redirect', status: 301, location, setLocaleCookie: null };
  }
  const matched = resolveSite(input, null);
  const site = matched instanceof SiteWithoutDomainError ? input.system.mainSite : matched.site;
  const hints = {
    host: input.url.hostname,
    // Pages without a locale are the same for every visitor; a sign-in continues in the visitor's language.
    cookies: mount === null ? input.cookies : {},
    acceptLanguage: null,
  };
  const { locale } = negotiateLocale(hints, site, input.system);
  const urlPrefix = mount === null ? `/${locale.urlCode}` : '';
  const match = { site, consumedSlug: null };
  return createPage(input, match, locale, { mount, encoded: path.encoded, decoded: path.decoded, urlPrefix });
}

function resolveSite(input: AddressInput, firstSegment: string | null): SiteMatch | SiteWithoutDomainError {
  try {
    const { allowSlugSites } = input;
    return matchSite(input.system, { host: input.url.hostname, firstSegment, allowSlugSites });
  } catch (error) {
    if (error instanceof SiteWithoutDomainError) return error;
    throw error;
  }
}

function resolveLocale(
  input: AddressInput,
  site: Site,
  prefix: string | null,
): NegotiatedLocale | { readonly locale: Locale; readonly source: 'url' } {
  const hints = { host: input.url.hostname, cookies: input.cookies, acceptLanguage: input.acceptLanguage };
  try {
    const locale = prefix === null ? null : parseLocale(prefix, site, input.system);
    return locale === null ? negotiateLocale(hints, site, input.system) : { locale, source: 'url' };
  } catch (error) {
    if (error instanceof UnsupportedLocaleError) return { locale: error.fallback, source: 'url' };
    throw error;
  }
}

interface PageParts {
  /** Null for an end of a sign-in. */
  readonly mount: MountedRemote | null;
  readonly encoded: readonly string[];
  readonly decoded: readonly string[];
  readonly urlPrefix: string;
}

function createPage(input: AddressInput, match: SiteMatch, locale: Locale, parts: PageParts): PageAddress {
  const { query, search } = removeControlFlags(input.url.search);
  const isSitePage = parts.mount?.kind === 'site';
  return {
    kind: 'page',
    remote: parts.mount?.remote ?? null,
    isSitePage,
    hasChrome: parts.mount?.hasChrome ?? true,
    site: match.site,
    locale,
    path: joinPath(parts.encoded),
    slug: parts.decoded.at(-1) ?? 'home',
    parentSlug: parts.decoded.at(-2) ?? 'home',
    urlPrefix: parts.urlPrefix,
    siteSlug: match.consumedSlug,
    url: `${input.url.pathname}${search}`,
    query,
    isDirect: isSitePage && parts.encoded.length > 0 && isDirectRequest(query),
    noindex: findCountry(input.system, locale.country)?.hidden ?? false,
  };
}
