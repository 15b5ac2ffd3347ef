import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createHref } from '@kmx/shared-contracts/remote-root.tsx';
import * as v from 'valibot';
import { createNotFoundResult, createPageResult } from '../../data/page-parts.ts';
import { storyQuery } from '../../data/page-query.ts';
import { type StoryData, storyDataSchema } from './story.data.ts';

const answerSchema = v.object({
  story: v.nullable(v.object({ id: v.string(), locale: v.string(), ...storyDataSchema.entries.story.entries })),
});

/** Loads one story by its slug (PUB-009). */
export async function loadStoryPage(request: PageRequest, context: LoadContext): Promise<PageResult> {
  const variables = { slug: request.slug };
  const { story } = v.parse(answerSchema, await context.query({ service: 'content', query: storyQuery, variables }));
  if (story === null) return createNotFoundResult(request);
  const { id, locale, ...text } = story;
  const data: StoryData = { page: 'story', story: text };
  return createPageResult(request, {
    title: story.title,
    description: story.leadText,
    image: story.teaserImage?.url ?? null,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: story.title,
        url: createHref(request.urlPrefix, request.path),
        ...(story.publicationDate === null ? {} : { datePublished: story.publicationDate }),
      },
    ],
    meta: { id, type: 'Story', contentLanguage: locale, isLanguageFallback: locale !== request.locale.language },
    tags: [`content:Story:${id}`],
    data,
  });
}
