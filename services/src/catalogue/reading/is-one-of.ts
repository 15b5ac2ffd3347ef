import { type RawBuilder, sql } from 'kysely';

/** Whether a text column has one of these values; one parameter, however many there are. */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`;
}
