import { isOfferedIn } from '@kmx/shared-contracts/is-offered-in.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type StoryTeaser, storyTeaserSchema } from '../../data/blocks.ts';
import { createCatalogueRoute } from '../../data/classification.ts';
import { storyTeaserFields } from '../../data/page-query.ts';
import type { StoryProduct } from './story.data.ts';

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

const productsQuery = /* GraphQL */ `
  query PublicStoryProducts($language: String!, $slugs: String!) {
    getProductsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
      slug name short_description supported_countries images { url default } classifications { slug }
    }
  }
`;
const productsSchema = v.object({
  getProductsBySlugs: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      short_description: v.string(),
      supported_countries: v.nullable(v.array(v.string())),
      images: v.array(v.object({ url: v.string(), default: v.boolean() })),
      classifications: v.array(v.object({ slug: v.string() })),
    }),
  ),
});

/** Loads the machines that a story names, without those not offered in the visitor's country (PUB-070). */
export async function loadStoryProducts(
  slugs: readonly string[],
  { locale }: PageRequest,
  context: LoadContext,
): Promise<readonly StoryProduct[]> {
  if (slugs.length === 0) return [];
  const variables = { language: locale.sisCode, slugs: slugs.slice(0, 6).join(',') };
  const answer = await context.query({ service: 'catalogue', query: productsQuery, variables });
  return v
    .parse(productsSchema, answer)
    .getProductsBySlugs.filter((product) => isOfferedIn(locale.country, product.supported_countries))
    .map(({ slug, name, short_description: description, images, classifications }) => ({
      slug,
      name,
      description,
      route: createCatalogueRoute('product', [...classifications.map((node) => node.slug), slug]),
      image: (images.find((image) => image.default) ?? images[0])?.url ?? null,
    }));
}
