import * as v from 'valibot';
import { storyTeaserSchema } from '../../data/blocks/blocks.ts';
import { storyTeaserFields } from '../../data/blocks/page-query.ts';

/** The page of the content system that introduces a site's stories, and the categories in order. */
export const overviewQuery = /* GraphQL */ `
  query PublicStoryOverview($site: ID!) {
    pages(where: { slug: "stories", parentSlug: "home", site: { id: $site } }, first: 20) {
      id locale title description languages countries
    }
    storyCategories(orderBy: position_ASC, first: 20) { slug locale name }
  }
`;
export const overviewSchema = v.object({
  pages: v.array(
    v.object({
      id: v.string(),
      locale: v.string(),
      title: v.nullable(v.string()),
      description: v.nullable(v.string()),
      languages: v.array(v.string()),
      countries: v.array(v.string()),
    }),
  ),
  storyCategories: v.array(v.object({ slug: v.string(), locale: v.string(), name: v.nullable(v.string()) })),
});

const countSchema = v.object({ aggregate: v.object({ count: v.number() }) });

/** One page of the list and the size of every category; the answer contains the sizes as c0, c1, ... */
export function createListQuery(categoryCount: number): string {
  const places = Array.from({ length: categoryCount }, (_, place) => place);
  const variables = places.map((place) => `$c${place}: String!`).join(' ');
  const counts = places.map(
    (place) => `c${place}: storiesConnection(where: { category: { slug: $c${place} } }) { aggregate { count } }`,
  );
  return /* GraphQL */ `
    query PublicStoryList($where: StoryWhereInput $first: Int! $skip: Int! ${variables}) {
      total: storiesConnection { aggregate { count } }
      stories(where: $where, orderBy: publicationDate_DESC, first: $first, skip: $skip) { ${storyTeaserFields} }
      ${counts.join(' ')}
    }
  `;
}
export const listSchema = v.objectWithRest({ total: countSchema, stories: v.array(storyTeaserSchema) }, countSchema);
