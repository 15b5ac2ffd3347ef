import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';
import { sql } from 'kysely';
import type { UploadDatabase } from './upload-database.ts';

const gigabyte = 1024 ** 3;
const dayMs = 86_400_000;

/** Limits in bytes: of all files together, of one client per day, and of one client per day in the reserved room. */
export const uploadQuota = { total: 50 * gigabyte, client: 2 * gigabyte, keptRoom: 10 * gigabyte } as const;
/** This much of a client's share is reserved for an announced file until the time has passed. */
const reservedMs = 10 * 60_000;
/** Unfinished files per client; each costs a row and a name. */
const unfinishedFiles = 50;

type Refusal = { readonly status: 429 | 507; readonly reason: string };

/**
 * Whether a client may send more bytes; null when it may. Only bytes that have arrived count, never announced ones, and
 * the last fifth is reserved for clients who have sent little: nobody can block everyone else with a few large files,
 * or with none at all (PUB-035).
 */
export async function findQuotaRefusal(
  database: UploadDatabase,
  { owner, bytes, isNew }: { readonly owner: string; readonly bytes: number; readonly isNew: boolean },
): Promise<Refusal | null> {
  const day = new Date(Date.now() - dayMs);
  const reserved = new Date(Date.now() - reservedMs);
  const isOwn = sql`owner = ${owner} and created_at > ${day}::timestamptz`;
  const row = await database
    .selectFrom('upload_file')
    .select([
      sql<string>`coalesce(sum(received), 0)`.as('total'),
      sql<string>`coalesce(sum(received) filter (where ${isOwn}), 0)`.as('arrived'),
      sql<string>`coalesce(sum(case when state = 'receiving' and created_at > ${reserved}::timestamptz
        then size else received end) filter (where ${isOwn}), 0)`.as('own'),
      sql<string>`count(*) filter (where ${isOwn} and state = 'receiving')`.as('unfinished'),
    ])
    .executeTakeFirstOrThrow();
  const [total, arrived, own] = [Number(row.total), Number(row.arrived), Number(row.own)];
  const isTooMuch = isNew && (own + bytes > uploadQuota.client || Number(row.unfinished) >= unfinishedFiles);
  if (isTooMuch) return { status: 429, reason: 'Too much was sent from this network address today' };
  const full: Refusal = { status: 507, reason: 'There is no room for more files at the moment' };
  if (total + bytes > uploadQuota.total) return full;
  const isInKeptRoom = total + bytes > uploadQuota.total - uploadQuota.keptRoom;
  return isInKeptRoom && arrived + bytes > maxUploadBytes ? full : null;
}
