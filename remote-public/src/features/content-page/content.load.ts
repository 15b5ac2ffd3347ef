import type { PageResult } from '@kmx/shared-contracts/page.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Block } from '../../data/blocks/blocks.ts';
import { loadBlocks } from '../../data/blocks/load-blocks.ts';
import { pagesQuery } from '../../data/blocks/page-query.ts';
import { isRichBlock } from '../../data/blocks/rich-blocks.ts';
import {
  createNotFoundResult,
  createPageRedirect,
  createPageResult,
  createQueryMeta,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { selectPage } from '../../data/page/select-page.ts';
import { createSelectionQuery, type LocationsData } from '../locations/locations.data.ts';
import { loadLocationsData } from '../locations/locations.load.ts';
import { createProtectedResult, isUnlocked } from '../protection/create-protected-result.ts';
import type { ProtectedData } from '../protection/protected.data.ts';
import type { ContentData, RichContentData } from './content.data.ts';
import { createQuestions } from './create-questions.ts';
import { loadVersions } from './load-versions.ts';

const pageSchema = v.object({
  id: v.string(),
  locale: v.string(),
  title: v.nullable(v.string()),
  pageType: v.nullable(v.string()),
  theme: v.nullable(v.string()),
  description: v.nullable(v.string()),
  languages: v.array(v.string()),
  countries: v.array(v.string()),
  mainSiteOnly: v.nullable(v.boolean()),
  protection: v.nullable(v.picklist(['none', 'password', 'role'])),
  noIndex: v.nullable(v.boolean()),
  alternateGroup: v.exactOptional(v.nullable(v.string()), null),
  localizations: v.exactOptional(v.array(v.object({ locale: v.string() })), []),
  blocks: v.array(v.unknown()),
});
type ContentPage = v.InferOutput<typeof pageSchema>;
const answerSchema = v.object({ pages: v.array(pageSchema) });

/** Languages of a page, as far as it names them; null if unknown. */
function listLanguages({ languages, localizations }: ContentPage): readonly string[] | null {
  const present = localizations.map(({ locale }) => locale);
  if (present.length === 0) return languages.length === 0 ? null : languages;
  return languages.length === 0 ? present : present.filter((locale) => languages.includes(locale));
}

/** Joins the lists of all pages with one address, because search engines see them as one page; null means all. */
function joinLists(lists: readonly (readonly string[] | null)[]): string[] | null {
  return lists.includes(null) ? null : [...new Set(lists.flatMap((list) => list ?? []))];
}

function createMeta(
  page: ContentPage,
  pages: readonly ContentPage[],
  request: PageRequest,
): Partial<PageResult['meta']> {
  const { language } = request.locale;
  return {
    id: page.id,
    type: page.pageType ?? 'Content',
    theme: page.theme ?? 'Default',
    languages: joinLists(pages.map(listLanguages)),
    countries: joinLists(pages.map(({ countries }) => (countries.length === 0 ? null : countries))),
    contentLanguage: page.locale,
    isLanguageFallback: page.locale !== language,
    isLanguageUnavailable: page.languages.length > 0 && !page.languages.includes(language),
  };
}

function createData(title: string, blocks: readonly Block[]): ContentData | RichContentData {
  const basic = blocks.filter((block) => !isRichBlock(block));
  return basic.length === blocks.length
    ? { page: 'content', title, blocks: basic }
    : { page: 'content-rich', title, blocks };
}

/**
 * The canonical address of the page found for a path: slug and parent slug, as in all links, sitemaps and alternates.
 * Earlier segments are ignored (SYS-005, SYS-006), and `home` stands for the root.
 */
function resolveOwnPath(path: string): string {
  const last = path.split('/').filter(Boolean).slice(-2);
  const start = last.findIndex((segment) => segment !== 'home');
  return `/${start === -1 ? '' : last.slice(start).join('/')}`;
}

/** Loads the page for an address in the best language; rejects with status 500 when a site has no home page (ERR-004). */
export async function loadContentPage(
  request: PageRequest,
  context: LoadContext,
): Promise<PublicPage<ContentData | RichContentData | LocationsData | ProtectedData>> {
  const { slug, parentSlug, site, locale } = request;
  const variables = { slug, parentSlug, site: site.id };
  const { pages } = v.parse(answerSchema, await context.query({ service: 'content', query: pagesQuery, variables }));
  const page = selectPage(pages, locale.country);
  const isHome = request.path === '/';
  if (page === null) {
    if (isHome) throw new StatusError(500, `Invalid home page configuration for site ${site.name}`);
    return createNotFoundResult(request);
  }
  const ownPath = resolveOwnPath(request.path);
  if (ownPath !== request.path) return createPageRedirect(request, ownPath);
  if (page.mainSiteOnly === true && site.slug !== null) return createNotFoundResult(request);
  // The text that editors write for unknown addresses is not a page of its own (SYS-042).
  if (page.pageType === 'Error') return createNotFoundResult(request);
  const protection = page.protection ?? 'none';
  if (protection !== 'none' && !isUnlocked(request, page.id)) {
    return createProtectedResult(request, { id: page.id, protection });
  }
  const title = page.title ?? site.name;
  const shared = {
    title,
    meta: {
      ...createMeta(page, pages, request),
      alternateVersions: await loadVersions(page.alternateGroup, request, context),
    },
    tags: [`content:Page:${page.id}`],
  };
  const blocks = await loadBlocks(page.blocks, request, context);
  const image = blocks.flatMap((block) => ('image' in block && block.image ? [block.image.url] : []))[0] ?? null;
  const hasStories = blocks.some((block) => block.__typename === 'StoriesBlock');
  const data: ContentData | RichContentData | LocationsData =
    page.pageType === 'Locations'
      ? await loadLocationsData({ title, description: page.description }, request, context)
      : createData(title, blocks);
  const query = data.page === 'locations' ? createSelectionQuery(data.selection) : '';
  return createPageResult(request, {
    ...shared,
    description: page.description,
    image,
    meta: { ...shared.meta, ...createQueryMeta(query) },
    isIndexed: page.noIndex !== true && protection === 'none' && query === '',
    structuredData: [...createQuestions(blocks)],
    tags: [...shared.tags, ...(hasStories ? ['content:Story'] : [])],
    data,
  });
}
