import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import type { LoadContext } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type CatalogueType, createCatalogueRoute } from './classification.ts';
import { specificationFields, specificationSchema } from './specification.schema.ts';
import { type Specification, selectSpecifications } from './specification.ts';

/** A product in a list, with the few specifications that a card shows. */
export interface ProductTeaser {
  readonly slug: string;
  readonly name: string;
  readonly route: string;
  /** Slug of its own group, within which it is compared. */
  readonly group: string;
  readonly description: string;
  readonly image: string | null;
  readonly brand: string | null;
  readonly variantCount: number;
  /** The initial variant of a comparison; null when there is only one. */
  readonly variantId: string | null;
  readonly specifications: readonly Specification[];
}

/** A product as returned in lists. */
export const sourceTeaserSchema = v.object({
  slug: v.string(),
  name: v.string(),
  short_description: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  variant_count: v.number(),
  variants: v.array(v.object({ id: v.string() })),
  brand: v.nullable(v.object({ name: v.string() })),
  images: v.array(v.object({ url: v.string(), default: v.boolean() })),
  classifications: v.array(v.object({ slug: v.string() })),
  specifications: v.array(specificationSchema),
});
type SourceTeaser = v.InferOutput<typeof sourceTeaserSchema>;

/** Selection of a product in a list. */
export const productTeaserFields = `slug name short_description supported_countries variant_count brand { name }
  images { url default } classifications { slug } variants { id } ${specificationFields}`;

const cardSpecificationCount = 3;
/** The manufacturer's own brand is not repeated on its own site (PUB-076). */
const ownBrand = 'KMX';

/** Name of the brand to show; null for the manufacturer's own (PUB-076). */
export function resolveShownBrand(brand: { readonly name: string } | null): string | null {
  return brand === null || brand.name === ownBrand ? null : brand.name;
}

/** The main picture of a product. */
export function selectDefaultImage(images: SourceTeaser['images']): string | null {
  return (images.find((image) => image.default) ?? images[0])?.url ?? null;
}

interface TeaserPlace {
  readonly country: string;
  readonly log: LoadContext['log'];
  readonly type?: CatalogueType;
}

/** Maps products to cards, without those not offered in the country or outside any group (PUB-070). */
export function mapProductTeasers(products: readonly SourceTeaser[], place: TeaserPlace): ProductTeaser[] {
  return products
    .filter(({ slug, supported_countries, classifications }) => {
      if (classifications.length === 0) place.log('No classification found for product', { slug });
      return classifications.length > 0 && isOfferedIn(place.country, supported_countries);
    })
    .map((product) => ({
      slug: product.slug,
      name: product.name,
      route: createCatalogueRoute(place.type ?? 'product', [
        ...product.classifications.map(({ slug }) => slug),
        product.slug,
      ]),
      group: product.classifications.at(-1)?.slug ?? '',
      description: product.short_description,
      image: selectDefaultImage(product.images),
      brand: resolveShownBrand(product.brand),
      variantCount: product.variant_count,
      variantId: product.variant_count > 1 ? (product.variants[0]?.id ?? null) : null,
      specifications: [
        ...new Set(
          (['Metric', 'Imperial'] as const).flatMap((system) =>
            selectSpecifications(product.specifications, system).slice(0, cardSpecificationCount),
          ),
        ),
      ],
    }));
}
