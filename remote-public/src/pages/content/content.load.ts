import type { PageResult } from '@kmx/shared-contracts/page.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { loadBlocks } from '../../data/load-blocks.ts';
import { createNotFoundResult, createPageResult } from '../../data/page-parts.ts';
import { pagesQuery } from '../../data/page-query.ts';
import type { ContentData } from './content.data.ts';
import { createOrganization } from './organization.ts';
import { selectPage } from './select-page.ts';

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
  blocks: v.array(v.unknown()),
});
type ContentPage = v.InferOutput<typeof pageSchema>;
const answerSchema = v.object({ pages: v.array(pageSchema) });

function createMeta(page: ContentPage, request: PageRequest): Partial<PageResult['meta']> {
  const { language } = request.locale;
  return {
    id: page.id,
    type: page.pageType ?? 'Content',
    theme: page.theme ?? 'Default',
    languages: page.languages.length === 0 ? null : page.languages,
    contentLanguage: page.locale,
    isLanguageFallback: page.locale !== language,
    isLanguageUnavailable: page.languages.length > 0 && !page.languages.includes(language),
  };
}

/** Loads the page of an address in the best language; rejects with status 500 when a site has no home (ERR-004). */
export async function loadContentPage(request: PageRequest, context: LoadContext): Promise<PageResult> {
  const { slug, parentSlug, site, locale } = request;
  const variables = { slug, parentSlug, site: site.id };
  const { pages } = v.parse(answerSchema, await context.query({ service: 'content', query: pagesQuery, variables }));
  const page = selectPage(pages, locale.country);
  const isHome = request.path === '/';
  if (page === null) {
    if (isHome) throw new StatusError(500, `Invalid home page configuration for site ${site.name}`);
    return createNotFoundResult(request);
  }
  if (page.mainSiteOnly === true && site.slug !== null) return createNotFoundResult(request);
  const title = page.title ?? site.name;
  const shared = { title, meta: createMeta(page, request), tags: [`content:Page:${page.id}`] };
  const protection = page.protection ?? 'none';
  if (protection !== 'none') {
    return createPageResult(request, { ...shared, status: 403, data: { page: 'protected' } });
  }
  const blocks = await loadBlocks(page.blocks, request, context);
  const image = blocks.flatMap((block) => ('image' in block && block.image ? [block.image.url] : []))[0] ?? null;
  const hasStories = blocks.some((block) => block.__typename === 'StoriesBlock');
  const data: ContentData = { page: 'content', title, blocks: [...blocks] };
  return createPageResult(request, {
    ...shared,
    description: page.description,
    image,
    isIndexed: page.noIndex !== true,
    structuredData: isHome ? [createOrganization(request, page.description)] : [],
    tags: [...shared.tags, ...(hasStories ? ['content:Story'] : [])],
    data,
  });
}
