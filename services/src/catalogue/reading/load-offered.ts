import { allCountries } from '@kmx/shared-contracts/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import { orderText } from '../../database/order-text.ts';
import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type { SpecificationView } from '../catalogue-view.ts';
import { isOneOf } from './is-one-of.ts';
import { type ProductPage, selectProducts } from './load-products.ts';

/** Products must have one of these values of a specification, in its metric unit. */
export interface ValueFilter {
  readonly unit: string;
  readonly key: string;
  readonly anyOf: readonly string[];
}

/** The products of groups that are offered in a country and pass every filter. */
export interface Offer {
  readonly groups: readonly string[];
  /** As in `supported_countries`; `ALL` asks for those that some country has. */
  readonly country: string;
  readonly filters: readonly ValueFilter[];
}

/** The values of products in one specification. */
export interface OfferedValues {
  readonly key: string;
  /** Whether more than one product has one. */
  readonly is_shared: boolean;
  readonly pairs: readonly ValuePair[];
}

/** A value, and the same in imperial units where the product has it. */
export interface ValuePair {
  readonly metric: SpecificationView;
  readonly imperial: SpecificationView | null;
}

/** No countries: everywhere; an empty list: nowhere; ALL in the list: everywhere (D-32). */
function isOfferedIn(country: string): RawBuilder<boolean> {
  return country === allCountries
    ? sql`coalesce(product.supported_countries <> '[]', true)`
    : sql`coalesce(product.supported_countries ?| array[${allCountries}, ${country}], true)`;
}

const isMetric = sql`value.measurement_system is distinct from 'Imperial'`;

function passesFilter({ unit, key, anyOf }: ValueFilter): RawBuilder<boolean> {
  return sql`product.slug in (
    select value.product_slug from catalogue_specification as value
    where value.unit = ${unit} and value.key = ${key} and ${isMetric} and ${isOneOf('value.value', anyOf)}
  )`;
}

function isInOffer({ groups, country, filters }: Offer): RawBuilder<boolean> {
  return sql`(${sql.join([isOneOf('product.classification_slug', groups), isOfferedIn(country), ...filters.map(passesFilter)], sql` and `)})`;
}

/** The slugs of one page of what is offered, in the order of the range. */
export async function listOffered(
  database: CatalogueDatabase,
  language: string,
  offer: Offer,
  { first, offset }: ProductPage,
): Promise<readonly string[]> {
  const rows = await selectProducts(database, language)
    .where(isInOffer(offer))
    .select('product.slug')
    .orderBy('product.position')
    .orderBy(orderText('product.slug'))
    .limit(first)
    .offset(offset)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Counts what is offered. */
export async function countOffered(database: CatalogueDatabase, language: string, offer: Offer): Promise<number> {
  const { count } = await selectProducts(database, language)
    .where(isInOffer(offer))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface ValueRow {
  readonly key: string;
  readonly unit: string;
  readonly value: string;
  readonly measurement_system: string | null;
  /** Of the products that have the value. */
  readonly first_slug: string;
  readonly last_slug: string;
  readonly name: string;
  readonly imperial_value: string | null;
  readonly imperial_unit: string | null;
}

/**
 * Reads the different values of what is offered, in these units, by specification. The equivalent in imperial units is
 * that of one product with the value: to read it for each product would cost most of the time.
 */
export async function loadOfferedValues(
  database: CatalogueDatabase,
  language: string,
  offer: Offer,
  units: readonly string[],
): Promise<readonly OfferedValues[]> {
  const offered = selectProducts(database, language)
    .where(isInOffer(offer))
    .select(['product.slug', 'product.position']);
  // Compared by their characters, which is much faster; to look them up, they must be as they are in the table.
  const slug = orderText('value.product_slug');
  const { rows } = await sql<ValueRow>`
    with offered as materialized (${offered}),
    metric as (
      select value.key, value.unit, value.value, value.measurement_system,
        min(offered.position) as place, min(value.position) as place_in_product,
        min(${slug}) collate "default" as first_slug, max(${slug}) collate "default" as last_slug
      from offered join catalogue_specification as value on value.product_slug = offered.slug
      where ${isOneOf('value.unit', units)} and ${isMetric}
      group by value.key, value.unit, value.value, value.measurement_system
    )
    select metric.key, metric.unit, metric.value, metric.measurement_system, metric.first_slug, metric.last_slug,
      name.name, imperial.value as imperial_value, imperial.unit as imperial_unit
    from metric
    join catalogue_specification_name as name on name.key = metric.key and name.language = ${language}
    left join lateral (
      select imperial.value, imperial.unit
      from catalogue_specification as value
      join catalogue_specification as imperial on imperial.product_slug = value.product_slug
        and imperial.variant_id is not distinct from value.variant_id
        and imperial.key = value.key and imperial.measurement_system = 'Imperial'
      where value.product_slug = metric.first_slug and value.key = metric.key and value.value = metric.value and ${isMetric}
      limit 1
    ) as imperial on true
    order by metric.place, metric.place_in_product, ${orderText('metric.value')}
  `.execute(database);
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => ({
    key,
    is_shared: new Set(own.flatMap(({ first_slug, last_slug }) => [first_slug, last_slug])).size > 1,
    pairs: own.map(mapPair),
  }));
}

function mapPair({ value, unit, measurement_system, name, imperial_value, imperial_unit }: ValueRow): ValuePair {
  return {
    metric: { value, measurement_system, specification: { name, unit } },
    imperial:
      imperial_value === null || imperial_unit === null
        ? null
        : {
            value: imperial_value,
            measurement_system: 'Imperial',
            specification: { name, unit: imperial_unit },
          },
  };
}
