import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { storyTeaserFields } from '../../data/blocks/page-query.ts';
import { embedFields, listEmbeddedProducts, referencesSchema, resolveEmbeds } from '../../data/blocks/text-embeds.ts';
import { loadLinkedProducts } from '../../data/catalogue/load-linked-products.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';
import {
  createContentCrumb,
  createNotFoundResult,
  createPageResult,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { storyContactFields } from '../../features/stories/story-contact.ts';
import { createArticle } from './create-article.ts';
import { loadRelatedStories } from './load-related-stories.ts';
import { type StoryData, storySchema } from './story.data.ts';

const query = /* GraphQL */ `
  query PublicStory($slug: String!) {
    story(where: { slug: $slug }) {
      id updatedAt ${storyTeaserFields} productSlugs body { raw: json ${embedFields} }
      storyContacts(first: 10) { ${storyContactFields} }
      localizations(includeCurrent: true) { locale }
    }
  }
`;
const answerSchema = v.object({
  story: v.nullable(
    v.object({
      ...storySchema.entries,
      id: v.string(),
      updatedAt: v.string(),
      body: v.nullable(v.object({ ...richTextSchema.entries, references: referencesSchema })),
      productSlugs: v.array(v.string()),
      localizations: v.array(v.object({ locale: v.string() })),
    }),
  ),
});

/** Maximum number of machines shown of those a story names. */
const shownProducts = 6;

/** Loads one story with everything around it (PUB-009, PUB-029). */
export async function loadStoryPage(request: PageRequest, context: LoadContext): Promise<PublicPage<StoryData>> {
  const variables = { slug: request.slug };
  const answer = v.parse(answerSchema, await context.query({ service: 'content', query, variables }));
  if (answer.story === null) return createNotFoundResult(request);
  const { id, updatedAt, productSlugs, localizations, body, ...head } = answer.story;
  const story = { ...head, body: body === null ? null : { raw: body.raw } };
  const references = body?.references ?? [];
  const category = story.category?.slug ?? null;
  const shownSlugs = productSlugs.slice(0, shownProducts);
  const [related, linked] = await Promise.all([
    loadRelatedStories({ slug: story.slug, category, productSlugs }, context),
    loadLinkedProducts([...shownSlugs, ...listEmbeddedProducts(references)], request, context),
  ]);
  const { language } = request.locale;
  const toHref = (path: string) => createHref(request.urlPrefix, path);
  const shareUrl = `${request.siteOrigin}${toHref(request.path)}`;
  const products = linked.filter(({ slug }) => shownSlugs.includes(slug));
  const embeds = resolveEmbeds(references, request, linked);
  const data: StoryData = { page: 'story', story, embeds, products, related, shareUrl };
  return createPageResult(request, {
    title: story.title,
    description: story.leadText,
    image: story.teaserImage?.url ?? null,
    structuredData: [createArticle(story, updatedAt, toHref)],
    meta: {
      id,
      type: 'Story',
      languages: localizations.map(({ locale }) => locale),
      contentLanguage: story.locale,
      isLanguageFallback: story.locale !== language,
      breadcrumbs: [
        { title: createServerTranslate(language)('story.title'), href: toHref('/stories') },
        createContentCrumb(story, request),
      ],
    },
    tags: [`content:Story:${id}`, 'content:Story', 'catalogue:products'],
    data,
  });
}
