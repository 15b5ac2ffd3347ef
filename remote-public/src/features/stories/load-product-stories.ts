import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type StoryTeaser, storyTeaserSchema } from '../../data/blocks/blocks.ts';
import { storyTeaserFields } from '../../data/blocks/page-query.ts';

// The alias matches the name of the query in the specification.
const query = /* GraphQL */ `
  query StoryPages($slug: String!, $first: Int!) {
    storyPages: stories(where: { productSlugs_contains_some: [$slug] }, orderBy: publicationDate_DESC, first: $first) {
      ${storyTeaserFields}
    }
  }
`;
const answerSchema = v.object({ storyPages: v.array(storyTeaserSchema) });
const shownCount = 3;

/** Loads the newest stories that name a product, at most three (PUB-090, SRV-045). */
export async function loadProductStories(
  slug: string,
  _request: PageRequest,
  context: LoadContext,
): Promise<readonly StoryTeaser[]> {
  const variables = { slug, first: shownCount };
  return v.parse(answerSchema, await context.query({ service: 'content', query, variables })).storyPages;
}
