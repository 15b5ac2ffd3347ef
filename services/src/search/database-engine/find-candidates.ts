import { type RawBuilder, sql } from 'kysely';
import type { SearchQuery } from '../search-engine.ts';
import type { SearchDatabase } from '../search-tables.ts';
import type { QueryTiers, TextCondition } from './write-query.ts';

/** Whose search it is. */
export type Visitor = Pick<SearchQuery, 'languages' | 'country' | 'site'>;

/** A text that was found; `fields` has the fields of each searched lexeme in it, a letter for each occurrence. */
export interface Candidate {
  readonly number: number;
  readonly language: string;
  readonly type: string;
  readonly titleLength: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/**
 * Texts that are ranked; others follow in the order of their titles' length. A tier that has enough ends the search: the
 * ones after it read far more texts.
 */
const windowSize = 100;

const order = sql`order by length, number`;

function matches({ column, query }: TextCondition): RawBuilder<unknown> {
  return sql`${sql.ref(column)} @@ ${query}::tsquery`;
}

/** Condition on a class or a text: of the site and country, and in the first of the visitor's languages that its document has (HY-31). */
function isVisible({ languages, country, site }: Visitor): RawBuilder<unknown> {
  const conditions = languages.map((language, rank) => {
    const earlier = languages.slice(0, rank);
    if (earlier.length === 0) return sql`language = ${language}`;
    return sql`language = ${language} and not languages && ${earlier}::text[]`;
  });
  return sql`(site is null or site = ${site}) and (countries is null or ${country} = any(countries))
    and ${country} <> all(except_countries) and (${sql.join(conditions, sql` or `)})`;
}

const isOfType = (type: string | null): RawBuilder<unknown> => (type === null ? sql`true` : sql`type = ${type}`);

/** What a visitor may find. */
export interface Visible {
  readonly visitor: Visitor;
  /** Types by the numbers of the classes whose texts are visible. */
  readonly types: ReadonlyMap<number, string>;
}

/** Reads which classes of texts a visitor sees. */
export async function readVisible(database: SearchDatabase, visitor: Visitor): Promise<Visible> {
  const { rows } = await sql<{ number: number; type: string }>`
    select number, type from search_class where ${isVisible(visitor)}`.execute(database);
  return { visitor, types: new Map(rows.map(({ number, type }) => [number, type])) };
}

/** Visible texts of a type, or of all. Those that an older version has indexed have no class yet. */
function isFound({ visitor, types }: Visible, type: string | null): RawBuilder<unknown> {
  const classes = [...types].flatMap(([number, name]) => (type === null || name === type ? [number] : []));
  return sql`(class = any(${classes}::integer[]) or class is null and ${isVisible(visitor)} and ${isOfType(type)})`;
}

/** Finds the texts worth ranking, the best tiers first; the second value is whether there are no others. */
export async function findCandidates(
  database: SearchDatabase,
  { better, all }: QueryTiers,
  visible: Visible,
  type: string | null,
): Promise<{ readonly numbers: readonly number[]; readonly isComplete: boolean }> {
  const tiers = [...better, all].map(
    (tier) => sql`(select number from search_version where ${matches(tier)} and ${isFound(visible, type)}
      ${order} limit ${sql.lit(windowSize)})`,
  );
  const { rows } = await sql<{ number: number }>`select number from (${sql.join(tiers, sql` union all `)}) as found
    limit ${sql.lit(windowSize)}`.execute(database);
  return { numbers: [...new Set(rows.map(({ number }) => number))], isComplete: rows.length < windowSize };
}

/** Reads what the ranking of texts needs; `prefixes` are lexemes of which longer ones count as well. */
export async function readCandidates(
  database: SearchDatabase,
  numbers: readonly number[],
  lexemes: readonly string[],
  prefixes: readonly string[],
): Promise<readonly Candidate[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select number, language, type, length as "titleLength",
      (select coalesce(json_object_agg(lexeme, weights), '{}') from unnest(terms)
        where lexeme = any(${[...lexemes]}::text[]) or lexeme ^@ any(${[...prefixes]}::text[])) as fields
    from search_version where number = any(${[...numbers]}::integer[])`.execute(database);
  return rows;
}

/** Counts all texts by type. */
export async function countTypes(
  database: SearchDatabase,
  { all }: QueryTiers,
  { visitor, types }: Visible,
): Promise<ReadonlyMap<string, number>> {
  // By class: a condition on many texts would take longer than to count them.
  const { rows } = await sql<{ class: number | null; type: string; count: number }>`
    select class, case when class is null then type end as type, count(*)::integer as count from search_version
    where ${matches(all)} and (class is not null or ${isVisible(visitor)}) group by 1, 2`.execute(database);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const type = row.class === null ? row.type : types.get(row.class);
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + row.count);
  }
  return counts;
}

/** The texts after those that were ranked. */
export async function listUnranked(
  database: SearchDatabase,
  { all }: QueryTiers,
  visible: Visible,
  { type, ranked, offset, limit }: { type: string | null; ranked: readonly number[]; offset: number; limit: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from search_version where ${matches(all)} and ${isFound(visible, type)}
      and number <> all(${[...ranked]}::integer[]) ${order} offset ${offset} limit ${limit}`.execute(database);
  return rows.map(({ number }) => number);
}
