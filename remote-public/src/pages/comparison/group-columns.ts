import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { createBasketKey } from '@kmx/shared-contracts/basket.ts';
import type { ComparedItem } from '@kmx/shared-contracts/compared-items.ts';
import { createCatalogueRoute } from '../../data/catalogue/classification.ts';
import { resolveShownBrand, selectDefaultImage } from '../../data/catalogue/product-teaser.ts';
import type { SourceComparedProduct } from './compared-products.query.ts';
import type { ComparedProduct, GroupWithoutOffers } from './comparison.data.ts';

interface SourceColumn {
  readonly item: ComparedItem;
  readonly product: SourceComparedProduct;
}

/** Arranges columns by the group of their product; groups and columns follow the order of the address. */
export function groupColumns(columns: readonly SourceColumn[], pageLanguage: string): readonly GroupWithoutOffers[] {
  const groups = Map.groupBy(columns, ({ product }) => product.classifications.at(-1)?.slug ?? '');
  return [...groups].map(([slug, members]) => {
    const lineage = members[0]?.product.classifications ?? [];
    const lang = resolveContentLang(lineage.at(-1)?.language ?? pageLanguage, pageLanguage);
    return {
      ...(lang === undefined ? {} : { lang }),
      slug,
      name: lineage.at(-1)?.name ?? '',
      route: createCatalogueRoute(
        'product',
        lineage.map((node) => node.slug),
      ),
      columns: members.map(mapColumn),
    };
  });
}

/** A variant that no longer exists falls back to the product's first one; the key stays as in the address. */
function mapColumn({ item, product }: SourceColumn): ComparedProduct {
  const chosen = product.variants.find(({ id }) => id === item.variantId) ?? product.variants[0];
  const hasChoice = product.variants.length > 1;
  const lineage = product.classifications.map(({ slug }) => slug);
  return {
    key: createBasketKey(item.slug, item.variantId),
    slug: product.slug,
    variantId: hasChoice ? (chosen?.id ?? null) : null,
    name: product.name,
    route: createCatalogueRoute('product', [...lineage, product.slug]),
    image: selectDefaultImage(product.images),
    brand: resolveShownBrand(product.brand),
    specifications: chosen?.specifications ?? product.specifications,
    variants: hasChoice
      ? product.variants.map(({ id, name_metric, name_imperial }) => ({ id, name_metric, name_imperial }))
      : [],
  };
}
