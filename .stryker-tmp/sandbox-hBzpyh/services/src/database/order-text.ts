// @ts-nocheck
import { type RawBuilder, sql } from 'kysely';

/** A column to sort texts by, in the order of their characters: that of a server's locale differs from server to server. */
export function orderText(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} collate "C"`;
}
