import { writeContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { createCatalogueRoute } from './classification.ts';

/** A product named in content, as shown on a card; the route is unlocalized. */
export interface LinkedProduct {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  /** Value of `lang` for name and text, whatever the surrounding language. */
  readonly lang?: string | undefined;
  readonly route: string;
  readonly image: string | null;
}

const query = /* GraphQL */ `
  query PublicLinkedProducts($language: String!, $slugs: String!) {
    getProductsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
      slug name short_description supported_countries images { url default } classifications { slug language }
    }
  }
`;
const answerSchema = v.object({
  getProductsBySlugs: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      short_description: v.string(),
      supported_countries: v.nullable(v.array(v.string())),
      images: v.array(v.object({ url: v.string(), default: v.boolean() })),
      classifications: v.array(v.object({ slug: v.string(), language: v.string() })),
    }),
  ),
});
type Product = v.InferOutput<typeof answerSchema>['getProductsBySlugs'][number];

const slugsPerQuery = 50;

function mapProduct(product: Product): LinkedProduct {
  const { slug, name, images, classifications } = product;
  const language = classifications.at(-1)?.language;
  return {
    slug,
    name,
    text: product.short_description,
    lang: language === undefined ? undefined : writeContentLang(language),
    route: createCatalogueRoute('product', [...classifications.map((group) => group.slug), slug]),
    image: (images.find((image) => image.default) ?? images[0])?.url ?? null,
  };
}

/** Loads the products named in content; unknown ones and those not offered in the visitor's country are left out (PUB-070). */
export async function loadLinkedProducts(
  slugs: readonly string[],
  { locale }: PageRequest,
  context: LoadContext,
): Promise<readonly LinkedProduct[]> {
  if (slugs.length === 0) return [];
  const variables = { language: locale.sisCode, slugs: [...new Set(slugs)].slice(0, slugsPerQuery).join(',') };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  return answer.getProductsBySlugs
    .filter((product) => isOfferedIn(locale.country, product.supported_countries))
    .map(mapProduct);
}
