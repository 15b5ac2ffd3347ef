import { type RawBuilder, sql } from 'kysely';
import { isLocalizedModel, type Model } from '../../model/model-types.ts';
import type { Scope } from '../../store/document-view.ts';
import { systemFields } from '../sdl/filters.ts';
import { readUpdatedAt } from './listing-values.ts';
import type { ListOrder } from './select-page.ts';

/** How the database sorts a list: `join` adds the version that is shown, `collation` is needed for texts. */
export interface CompiledOrder {
  readonly by: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
}

const byId = sql`listing.entry_id collate "C"`;
const asCreated: CompiledOrder = { by: sql`listing.created_at, ${byId}`, join: sql`` };

/** The locale in which an entry shows; null for models without localized fields. */
export function readShownLocale(model: Model, { locales }: Scope): RawBuilder<unknown> {
  if (!isLocalizedModel(model) || locales.length === 0) return sql`null::text`;
  const cases = locales.map((locale) => sql`when listing.updated_at ? ${locale} then ${locale}`);
  return sql`(case ${sql.join(cases, sql` `)} end)`;
}

function sortBy(value: RawBuilder<unknown>, direction: 1 | -1): RawBuilder<unknown> {
  return sql`${value} ${direction === 1 ? sql`asc` : sql`desc`} nulls last, ${byId}`;
}

/**
 * The order of a list for the database; undefined when only the service can sort so. Texts are sorted by the `collation`
 * of the language that the list begins with.
 */
export function compileOrder(
  model: Model,
  scope: Scope,
  order: ListOrder | undefined,
  collation: string | undefined,
): CompiledOrder | undefined {
  if (order === undefined) return asCreated;
  const { field, direction } = order;
  const plain = { join: sql`` };
  if (field.name === 'createdAt')
    return { ...plain, by: sortBy(sql`date_trunc('milliseconds', listing.created_at)`, direction) };
  if (field.name === 'updatedAt') return { ...plain, by: sortBy(readUpdatedAt(model, scope), direction) };
  const isSystem = systemFields.includes(field);
  if (isSystem && field.name !== 'id') return undefined;
  const isShown = field.localized === true;
  const stored = isSystem
    ? sql`listing.entry_id`
    : sql`(${sql.ref(isShown ? 'shown.data' : 'listing.data')} ->> ${field.name})`;
  const value = field.default === undefined ? stored : sql`coalesce(nullif(${stored}, ''), ${field.default}::text)`;
  const join = isShown
    ? sql`left join content_version shown on shown.entry_id = listing.entry_id and shown.stage = listing.stage
        and shown.locale = ${readShownLocale(model, scope)}`
    : sql``;
  if (field.type === 'DateTime') return { join, by: sortBy(sql`${value} collate "C"`, direction) };
  if (field.type === 'Int' || field.type === 'Float') return { join, by: sortBy(sql`(${value})::numeric`, direction) };
  if (collation === undefined) return undefined;
  return { join, by: sortBy(sql`${value} collate ${sql.id(collation)}`, direction) };
}
