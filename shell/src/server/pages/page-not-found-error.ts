import type { Locale } from '@kmx/shared-contracts/locale.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';

/** ERR-001: the route is not valid; carries what is known about the address, so that the page is in the right language (D-19). */
export class PageNotFoundError extends StatusError {
  override readonly name = 'PageNotFoundError';
  readonly site: Site;
  readonly locale: Locale;
  constructor(url: URL, place: { readonly site: Site; readonly locale: Locale }) {
    super(404, `Page not found: ${url.pathname}${url.search}`);
    this.site = place.site;
    this.locale = place.locale;
  }
}
