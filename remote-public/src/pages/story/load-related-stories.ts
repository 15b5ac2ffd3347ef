import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type StoryTeaser, storyTeaserSchema } from '../../data/blocks/blocks.ts';
import { storyTeaserFields } from '../../data/blocks/page-query.ts';

const relatedQuery = /* GraphQL */ `
  query PublicRelatedStories($slug: String!, $near: [StoryWhereInput!]) {
    stories(where: { slug_not: $slug, OR: $near }, orderBy: publicationDate_DESC, first: 3) { ${storyTeaserFields} }
  }
`;
const relatedSchema = v.object({ stories: v.array(storyTeaserSchema) });

/** Loads the newest other stories about the same products or of the same category. */
export async function loadRelatedStories(
  story: { readonly slug: string; readonly category: string | null; readonly productSlugs: readonly string[] },
  context: LoadContext,
): Promise<readonly StoryTeaser[]> {
  const { slug, category, productSlugs } = story;
  const near = [
    ...(productSlugs.length === 0 ? [] : [{ productSlugs_contains_some: productSlugs }]),
    ...(category === null ? [] : [{ category: { slug: category } }]),
  ];
  if (near.length === 0) return [];
  const answer = await context.query({ service: 'content', query: relatedQuery, variables: { slug, near } });
  return v.parse(relatedSchema, answer).stories;
}
