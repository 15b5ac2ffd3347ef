import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { type FieldValues, parseFieldValues, type Stage } from '../../model/content-document.ts';
import { isLocalizedModel, type Model } from '../../model/model-types.ts';

const partsSchema = v.union([
  v.array(v.record(v.string(), v.unknown())),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((part) => [part]),
  ),
]);

/** The time of the last change of an entry in a stage, whichever version it was in. */
const readLatest = (table: string) =>
  sql`(select max(version.value collate "C") from jsonb_each_text(${sql.ref(`${table}.updated_at`)}) version)`;

/** What `matchesStage` asks of an entry in another stage. */
function compilePart(other: Stage, where: FieldValues): RawBuilder<unknown> {
  const all = Object.entries(where).map(([key, expected]): RawBuilder<unknown> => {
    const parts = () => v.parse(partsSchema, expected ?? []).map((part) => compilePart(other, part));
    if (key === 'AND') return sql`(${sql.join([sql`true`, ...parts()], sql` and `)})`;
    if (key === 'OR') return sql`(${sql.join([sql`false`, ...parts()], sql` or `)})`;
    if (key === 'NOT') return sql`not (${sql.join([sql`true`, ...parts()], sql` and `)})`;
    if (key === 'stage') return expected === null || expected === other ? sql`true` : sql`false`;
    if (key !== 'compareWithParent') return sql`true`;
    const wanted = parseFieldValues(expected ?? {})['outdated_to'] ?? null;
    if (wanted === null) return sql`true`;
    const isOutdated = sql`${readLatest('other')} collate "C" < ${readLatest('listing')} collate "C"`;
    return wanted === true ? isOutdated : sql`not (${isOutdated})`;
  });
  return sql`(${sql.join([sql`true`, ...all], sql` and `)})`;
}

/** `documentInStages_every`, `_some` and `_none` for the database, where everything in both stages may be read (HY-22). */
export function compileStages(model: Model, key: string, other: Stage, where: FieldValues): RawBuilder<unknown> {
  const isShown = (table: string) =>
    // An entry with a localized part shows when it has one; '' is the base document.
    isLocalizedModel(model) ? sql`(${sql.ref(`${table}.updated_at`)} - '') <> '{}'::jsonb` : sql`true`;
  const matches = sql`(${isShown('listing')} and ${compilePart(other, where)})`;
  const staged = sql`select from content_listing other
    where other.entry_id = listing.entry_id and other.stage = ${other} and ${isShown('other')}`;
  if (key.endsWith('_every')) return sql`not exists (${staged} and not ${matches})`;
  return key.endsWith('_none') ? sql`not exists (${staged} and ${matches})` : sql`exists (${staged} and ${matches})`;
}
