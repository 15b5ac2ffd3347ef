import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { pageNumberSchema } from '../../data/page/page-number.schema.ts';
import {
  createContentCrumb,
  createLastPageRedirect,
  createNotFoundResult,
  createPageResult,
  createQueryMeta,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { selectPage } from '../../data/page/select-page.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { createListPath } from './create-list-path.ts';
import type { StoriesData } from './stories.data.ts';
import { createListQuery, listSchema, overviewQuery, overviewSchema } from './stories-query.ts';

// One large card and nine small ones on the first page of the list.
const storiesPerPage = 10;
const choiceSchema = v.object({
  category: v.optional(v.pipe(v.string(), v.maxLength(100))),
  page: pageNumberSchema,
});

/** Loads the overview of stories: all or one category, page by page (PUB-009, PUB-034). */
export async function loadStoriesPage(request: PageRequest, context: LoadContext): Promise<PublicPage<StoriesData>> {
  const choice = v.safeParse(choiceSchema, request.query);
  const variables = { site: request.site.id };
  const overview = v.parse(
    overviewSchema,
    await context.query({ service: 'content', query: overviewQuery, variables }),
  );
  const page = selectPage(overview.pages, request.locale.country);
  if (page === null || !choice.success) return createNotFoundResult(request);
  const { category = null, page: pageNumber } = choice.output;
  const chosen = overview.storyCategories.find(({ slug }) => slug === category);
  if (category !== null && chosen === undefined) return createNotFoundResult(request);

  const list = await loadList(overview.storyCategories, category, pageNumber, context);
  const shownTotal = list.categories.find(({ slug }) => slug === category)?.count ?? list.total;
  const pageCount = Math.max(1, Math.ceil(shownTotal / storiesPerPage));
  if (pageNumber > pageCount) return createLastPageRedirect(request, createListPath(category, pageCount));

  const title = page.title ?? request.site.name;
  const data: StoriesData = {
    page: 'stories',
    title,
    lead: page.description,
    locale: page.locale,
    category,
    pageNumber,
    pageCount,
    ...list,
  };
  const t = createServerTranslate(request.locale.language);
  const parts = [chosen?.name ?? null, title, pageNumber > 1 ? t('story.pageNumber', { page: pageNumber }) : null];
  return createPageResult(request, {
    title: parts.filter((part) => part !== null).join(' – '),
    description: page.description,
    isIndexed: category === null,
    image: list.stories[0]?.teaserImage?.url ?? null,
    meta: {
      id: page.id,
      type: 'Stories',
      languages: page.languages.length === 0 ? null : page.languages,
      contentLanguage: page.locale,
      isLanguageFallback: page.locale !== request.locale.language,
      breadcrumbs: [createContentCrumb(page, request)],
      ...createQueryMeta(createListPath(category, pageNumber)),
    },
    tags: ['content:Story', 'content:StoryCategory', `content:Page:${page.id}`],
    data,
  });
}

async function loadList(
  categories: v.InferOutput<typeof overviewSchema>['storyCategories'],
  category: string | null,
  pageNumber: number,
  context: LoadContext,
): Promise<Pick<StoriesData, 'stories' | 'categories' | 'total'>> {
  const answer = await context.query({
    service: 'content',
    query: createListQuery(categories.length),
    variables: {
      where: category === null ? {} : { category: { slug: category } },
      first: storiesPerPage,
      skip: (pageNumber - 1) * storiesPerPage,
      ...Object.fromEntries(categories.map(({ slug }, place) => [`c${place}`, slug])),
    },
  });
  const { total, stories, ...counts } = v.parse(listSchema, answer);
  return {
    stories,
    total: total.aggregate.count,
    categories: categories.map(({ slug, locale, name }, place) => ({
      slug,
      locale,
      name: name ?? slug,
      count: counts[`c${place}`]?.aggregate.count ?? 0,
    })),
  };
}
