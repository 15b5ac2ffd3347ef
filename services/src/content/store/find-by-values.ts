import { sql } from 'kysely';
import type { ContentDocument, FieldValues, Stage } from '../model/content-document.ts';
import type { Condition } from './entry-lists.ts';
import type { EntrySet } from './entry-set.ts';
import { isStorable } from './is-storable.ts';

type Value = string | number | boolean;

/** Entries whose base document holds one of some values in a field. */
function holdsAny(field: string, values: readonly Value[]): Condition {
  const parts = values.map((value) => sql`listing.data @> ${JSON.stringify({ [field]: value })}::jsonb`);
  return { sql: sql`(${sql.join(parts, sql` or `)})`, key: JSON.stringify(['holds', field, values]) };
}

/** Entries of a model whose base document holds one of some values in a field, as it is stored, in the order of their creation. */
export function findByValues(
  entries: EntrySet,
  model: string,
  stage: Stage,
  field: string,
  values: readonly Value[],
): readonly ContentDocument[] {
  const known = values.filter(isStorable);
  if (known.length === 0) return [];
  const candidates = entries.listCandidates(model, stage, holdsAny(field, known));
  return candidates.filter(({ base }) => values.some((value) => base.data[field] === value));
}

/** Entries of a model whose base document holds all of some values; null is that of a field without one. */
export function findByFacts(
  entries: EntrySet,
  model: string,
  stage: Stage,
  facts: FieldValues,
): readonly ContentDocument[] {
  const held = JSON.stringify(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)));
  const condition = {
    sql: sql<boolean>`listing.data @> ${held}::jsonb`,
    key: JSON.stringify(['facts', held]),
  };
  return entries
    .listCandidates(model, stage, condition)
    .filter(({ base: { data } }) => Object.entries(facts).every(([field, value]) => (data[field] ?? null) === value));
}
