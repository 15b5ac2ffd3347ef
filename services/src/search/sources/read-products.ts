import { sql } from 'kysely';
import type { CatalogueDatabase } from '../../catalogue/catalogue-tables.ts';

/** A node of the classification tree with its names by the language of its texts (`de-CH`). */
export interface GroupRow {
  readonly slug: string;
  readonly parent_slug: string | null;
  readonly type: string;
  readonly supported_countries: readonly string[] | null;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
}

/** What is read of a product in one language. */
export interface ProductText {
  readonly short_description: string;
  readonly long_description: string;
  readonly highlights: readonly { readonly name: string; readonly short_description: string }[];
  readonly benefits: readonly string[];
  readonly details: readonly string[];
}

/** A product with the names of what belongs to it, texts and specifications by language. */
export interface ProductRow {
  readonly slug: string;
  readonly name: string;
  readonly classification_slug: string;
  readonly brand_name: string;
  readonly supported_countries: readonly string[] | null;
  readonly texts: Readonly<Record<string, ProductText>>;
  readonly variants: readonly string[];
  readonly specifications: Readonly<Record<string, readonly string[]>>;
}

/** Reads the classification trees: a few hundred nodes, however many products there are. */
export async function readGroups(database: CatalogueDatabase): Promise<ReadonlyMap<string, GroupRow>> {
  const { rows } = await sql<GroupRow>`
    select slug, parent_slug, type, supported_countries,
      (select coalesce(json_object_agg(language, json_build_object('name', name, 'description', description)), '{}')
        from catalogue_classification_text as text where text.slug = node.slug) as texts
    from catalogue_classification as node order by slug`.execute(database);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Reads products by slug, each with everything that the search shows of it. */
export async function readProducts(
  database: CatalogueDatabase,
  slugs: readonly string[],
): Promise<readonly ProductRow[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select slug, name, classification_slug, brand_name, supported_countries,
      (select coalesce(json_object_agg(language, to_json(text)), '{}')
        from catalogue_product_text as text where text.slug = product.slug) as texts,
      (select coalesce(json_agg(name_metric order by position), '[]')
        from catalogue_variant where product_slug = product.slug) as variants,
      (select coalesce(json_object_agg(language, names), '{}') from (
        select label.language, json_agg(label.name order by value.position) as names
        from catalogue_specification as value join catalogue_specification_name as label on label.key = value.key
        where value.product_slug = product.slug and value.variant_id is null group by label.language
      ) as labels) as specifications
    from catalogue_product as product where slug = any(${[...slugs]}::text[]) order by slug`.execute(database);
  return rows;
}
