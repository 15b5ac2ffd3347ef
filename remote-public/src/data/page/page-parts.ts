import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { NotFoundData } from './not-found.data.ts';
import { createServerTranslate } from './server-texts.server.ts';

/** The result of a loader: its own page, an unknown address, or a redirect. */
export type PublicPage<Data> = LoadedPage<Data | NotFoundData> | PageRedirect;

/** What a loader provides for its page; everything else defaults to a public page in the requested language. */
export interface PageParts<Data extends { readonly page: string }> {
  readonly title: string;
  readonly data: Data;
  readonly status?: number;
  readonly description?: string | null;
  readonly image?: string | null;
  /**
   * A rule for all lists: page 2 and later are separate pages, indexed under their own addresses (`createQueryMeta`). A
   * filtered list repeats entries of the whole list, so it is not indexed, but its links are followed.
   */
  readonly isIndexed?: boolean;
  readonly structuredData?: PageResult['head']['structuredData'];
  readonly meta?: Partial<PageResult['meta']>;
  readonly tags?: readonly string[];
}

/** Builds the result of a page from its parts; titles end with the name of the site. */
export function createPageResult<Data extends { readonly page: string }>(
  request: PageRequest,
  parts: PageParts<Data>,
): LoadedPage<Data> {
  const status = parts.status ?? 200;
  return {
    status,
    head: {
      title: parts.title === request.site.name ? parts.title : `${parts.title} | ${request.site.name}`,
      description: parts.description ?? null,
      robots: status === 200 && parts.isIndexed !== false ? null : 'noindex',
      image: parts.image ?? null,
      structuredData: [...(parts.structuredData ?? [])],
    },
    meta: createPageMeta(parts.data.page, request, parts.meta),
    part: parts.data.page,
    data: parts.data,
    tags: [...(parts.tags ?? [])],
    cache: 'public',
  };
}

/** The breadcrumb of an entry of the content system, in the entry's language (PUB-050, PUB-062). */
export function createContentCrumb(
  entry: { readonly title: string | null; readonly locale: string },
  request: PageRequest,
  href: string | null = null,
): { title: string; href: string | null; language?: string } {
  const { title, locale } = entry;
  if (title === null) return { title: request.site.name, href };
  const language = resolveContentLang(locale, request.locale.language);
  return { ...(language === undefined ? {} : { language }), title, href };
}

/** The query of a page's own address for its meta data; empty where the address has none. */
export function createQueryMeta(path: string): Pick<PageResult['meta'], 'query'> {
  const start = path.indexOf('?');
  return start === -1 ? {} : { query: path.slice(start) };
}

/** Result for an address without content, or without content in this country (PUB-040, PUB-048, PUB-070). */
export function createNotFoundResult(request: PageRequest): LoadedPage<NotFoundData> {
  const title = createServerTranslate(request.locale.language)('notFound.documentTitle');
  const data: NotFoundData = { page: 'not-found', content: null };
  return createPageResult(request, { title, status: 404, data });
}

/**
 * Redirects from beyond the end of a list to its last page: entries go, and in another country or language, whose choice
 * keeps the number of the page, there may be fewer. The path is unlocalized and has its query.
 */
export function createLastPageRedirect(request: PageRequest, path: string): PageRedirect {
  return { redirect: { location: createHref(request.urlPrefix, path), permanent: false } };
}

/** Redirects to the canonical address of a page, query included; the path is unlocalized. */
export function createPageRedirect(request: PageRequest, path: string): PageRedirect {
  const query = new URLSearchParams(request.query).toString();
  const location = `${createHref(request.urlPrefix, path)}${query === '' ? '' : `?${query}`}`;
  return { redirect: { location, permanent: true } };
}
