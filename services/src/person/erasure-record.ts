import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { IdentityTables } from '../identity/realm/identity-database.ts';

const countsSchema = v.record(v.string(), v.record(v.string(), v.number()));

/** What is known of an erasure: nothing about the person but ids that name nobody. */
export const erasureRecordSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  erasedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the identity provider and of the service desk; null for people without an account. */
  accountId: v.nullable(v.string()),
  userId: v.nullable(v.string()),
  reason: v.string(),
  /** How many of each kind, by service. */
  counts: countsSchema,
});
export type ErasureRecord = v.InferOutput<typeof erasureRecordSchema>;

export async function writeErasure(database: Kysely<Database>, record: ErasureRecord): Promise<void> {
  await database
    .withTables<IdentityTables>()
    .insertInto('identity_erasure')
    .values({
      id: record.id,
      erased_at: new Date(record.erasedAt),
      account_id: record.accountId,
      user_id: record.userId,
      reason: record.reason,
      counts: JSON.stringify(record.counts),
    })
    .execute();
}

/** All erasures, the oldest first. */
export async function listErasures(database: Kysely<Database>): Promise<readonly ErasureRecord[]> {
  const rows = await database
    .withTables<IdentityTables>()
    .selectFrom('identity_erasure')
    .selectAll()
    .orderBy('erased_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    erasedAt: row.erased_at.toISOString(),
    accountId: row.account_id,
    userId: row.user_id,
    reason: row.reason,
    counts: v.parse(v.pipe(v.string(), v.parseJson(), countsSchema), row.counts),
  }));
}
