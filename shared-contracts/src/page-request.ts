import type { ContentStage } from './content-stage.ts';
import type { FormState } from './forms.ts';
import type { Locale } from './locale.ts';
import type { PageAccess } from './page-access.ts';
import type { MeasurementSystem, Site } from './site.ts';

/** A request to a remote for one page, with everything that selected it already resolved. */
export interface PageRequest {
  /** Path and query as requested by the visitor, without flags of the shell. */
  readonly url: string;
  /** Path without locale and site prefix, `/products/crimping`; `/` is the home page. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Last segment, `home` by default (SYS-005). */
  readonly slug: string;
  /** Segment before the last, `home` by default (SYS-006). */
  readonly parentSlug: string;
  readonly site: Site;
  readonly locale: Locale;
  /** Languages in order of preference, the CMS locale header (SRV-040, D-51). */
  readonly languages: readonly string[];
  /** Prefix that turns an unlocalized path into a URL of this site and locale, `/de-ch` or `/en/academy`. */
  readonly urlPrefix: string;
  /** Scheme, host and port under which this visitor sees the site, for addresses that leave the page; never a forged host. */
  readonly siteOrigin: string;
  readonly stage: ContentStage;
  readonly measurementSystem: MeasurementSystem;
  /** By site id: prefix of the other sites in the nearest locale they offer, absolute where they have a domain; those that cannot be reached are absent. */
  readonly sitePrefixes: Readonly<Record<string, string>>;
  /** Prefix of the main site, the only one with catalogue, contact and support; on the main site its own prefix. */
  readonly mainSitePrefix: string;
  /** The form that was sent to this page, null for an ordinary visit; a page with one is never cached. */
  readonly form: FormState | null;
  /** Signed moment of rendering, which every form sends back; reveals nothing about the visitor. */
  readonly formToken: string;
  /** The server's decision about a protected page; content is shown for `open` and `granted` only. */
  readonly access: PageAccess;
  /** The visitor has switched on the preview of the next release (SRV-007). */
  readonly hasNextRelease: boolean;
  /** The visitor asked to bypass every cache (SRV-009). */
  readonly isPastCaches: boolean;
}
