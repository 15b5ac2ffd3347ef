import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { MountTable } from './mount-table.ts';
import type { SystemData } from './system-data.ts';

/** All that decides where a request leads (D-01..D-12). */
export interface AddressInput {
  /** Full URL of the request; its host comes from a trusted proxy or the connection (D-04). */
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string>>;
  readonly acceptLanguage: string | null;
  readonly system: SystemData;
  /** Whether sites without domains may be reached by slug (D-03). */
  readonly allowSlugSites: boolean;
  /** Where the remotes of the active set are. */
  readonly mounts: MountTable;
}

/** A request that a page may answer; whether the page exists is decided by its remote. */
export interface PageAddress {
  readonly kind: 'page';
  /** The remote mounted there; null for the two ends of a sign-in, which are the shell's own (SYS-014..016). */
  readonly remote: RemoteName | null;
  /** Whether the page is published content of the site: drafts, protection, old addresses and versions in other languages. */
  readonly isSitePage: boolean;
  /** Whether the shell's header and footer surround the page. */
  readonly hasChrome: boolean;
  readonly site: Site;
  readonly locale: Locale;
  /** Path without locale and site prefix, percent-encoded as in the URL; `/` is the home page. */
  readonly path: string;
  /** Last segment, decoded; the page id of a direct request (SYS-005, D-15). */
  readonly slug: string;
  /** Segment before the last, decoded (SYS-006). */
  readonly parentSlug: string;
  /** Turns an unlocalized path into a URL of this site and locale, `/de-ch` or `/en/academy`. */
  readonly urlPrefix: string;
  /** Site slug in the URL, or null. */
  readonly siteSlug: string | null;
  /** Path and query of the request without control flags: the form used by caches and pages. */
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly isDirect: boolean;
  /** Hidden countries work but are not indexed (D-09). */
  readonly noindex: boolean;
}

export interface RedirectAddress {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  /** Path and query on the same host. */
  readonly location: string;
  /** Value for the locale cookie when a locale was detected for the first time (D-10). */
  readonly setLocaleCookie: string | null;
}

export interface NotFoundAddress {
  readonly kind: 'not-found';
  /** For the log only. */
  readonly reason: string;
  readonly site: Site;
  readonly locale: Locale;
  readonly path: string;
}

/** The path cannot be decoded: answer 400. */
export interface BadRequestAddress {
  readonly kind: 'bad-request';
  readonly reason: string;
}

export type Address = PageAddress | RedirectAddress | NotFoundAddress | BadRequestAddress;
