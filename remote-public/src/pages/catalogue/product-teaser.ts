import * as v from 'valibot';
import { isOfferedIn } from '../../data/country-rule.ts';
import { createProductRoute } from '../../data/load-product-routes.ts';
import { specificationFields, specificationSchema } from '../../data/specification.schema.ts';
import { selectSpecifications } from '../../data/specification.ts';
import type { ProductTeaser } from './catalogue.data.ts';

/** A product as lists query it. */
export const sourceTeaserSchema = v.object({
  slug: v.string(),
  name: v.string(),
  short_description: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  variant_count: v.number(),
  brand: v.nullable(v.object({ name: v.string() })),
  images: v.array(v.object({ url: v.string(), default: v.boolean() })),
  classifications: v.array(v.object({ slug: v.string() })),
  specifications: v.array(specificationSchema),
});
type SourceTeaser = v.InferOutput<typeof sourceTeaserSchema>;

/** Selection of a product in a list. */
export const productTeaserFields = `slug name short_description supported_countries variant_count brand { name }
  images { url default } classifications { slug } ${specificationFields}`;

const cardSpecificationCount = 3;
/** The maker's own brand is not repeated on its own site (PUB-076). */
const ownBrand = 'KMX';

/** Name of a brand to show, or null for the maker's own (PUB-076). */
export function resolveShownBrand(brand: { readonly name: string } | null): string | null {
  return brand === null || brand.name === ownBrand ? null : brand.name;
}

/** Maps products to what cards show, without those that are not offered in the country (PUB-070). */
export function mapProductTeasers(products: readonly SourceTeaser[], country: string): ProductTeaser[] {
  return products
    .filter((product) => isOfferedIn(country, product.supported_countries))
    .map((product) => ({
      slug: product.slug,
      name: product.name,
      route: createProductRoute(product.classifications, product.slug),
      description: product.short_description,
      image: (product.images.find((image) => image.default) ?? product.images[0])?.url ?? null,
      brand: resolveShownBrand(product.brand),
      variantCount: product.variant_count,
      specifications: [
        ...new Set(
          (['Metric', 'Imperial'] as const).flatMap((system) =>
            selectSpecifications(product.specifications, system).slice(0, cardSpecificationCount),
          ),
        ),
      ],
    }));
}
