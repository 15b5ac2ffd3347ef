import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { IdentityDatabase } from './identity-database.ts';

export interface ThrottlePolicy {
  /** Failures without any delay. */
  readonly freeFailures: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** The delay of an account stays short, otherwise anyone could lock a customer out by guessing. */
export const accountPolicy: ThrottlePolicy = { freeFailures: 5, firstDelaySeconds: 2, maxDelaySeconds: 60 };
/** One address may be a whole plant behind a gateway, so it gets more tries and longer delays afterwards. */
export const addressPolicy: ThrottlePolicy = { freeFailures: 30, firstDelaySeconds: 2, maxDelaySeconds: 600 };
/** Getting here takes the password, so a long delay locks nobody else out and makes six digits safe. */
export const secondFactorPolicy: ThrottlePolicy = { freeFailures: 5, firstDelaySeconds: 30, maxDelaySeconds: 3600 };
/** Mails for a new password or e-mail address: few for one account, more for an address of many. */
export const mailAccountPolicy: ThrottlePolicy = { freeFailures: 3, firstDelaySeconds: 300, maxDelaySeconds: 3600 };
export const mailAddressPolicy: ThrottlePolicy = { freeFailures: 10, firstDelaySeconds: 30, maxDelaySeconds: 3600 };
/** Posts by the holder of a link: each may cost a hash. */
export const linkAddressPolicy: ThrottlePolicy = { freeFailures: 30, firstDelaySeconds: 2, maxDelaySeconds: 600 };

export type ThrottleKind =
  | 'account'
  | 'address'
  | 'second-factor'
  | 'mail-account'
  | 'mail-address'
  | 'mail-change'
  | 'link-address';

const forgetAfterSeconds = 3600;

/** Key of a counter without personal data in it. */
export function createThrottleKey(kind: ThrottleKind, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

/**
 * Counts an attempt as failed in advance, so that parallel guesses cannot pass together; returns the seconds to wait
 * when the key is blocked, 0 when the attempt may proceed.
 */
export async function reserveAttempt(database: IdentityDatabase, key: string, policy: ThrottlePolicy): Promise<number> {
  const now = new Date();
  const next = sql`case when counter.last_failure_at < ${now}::timestamptz - make_interval(secs => ${forgetAfterSeconds}::int)
    then 1 else counter.failures + 1 end`;
  const exponent = sql`(${next} - ${policy.freeFailures}::int)`;
  const delay = sql`least(${policy.maxDelaySeconds}::float8,
    ${policy.firstDelaySeconds}::float8 * power(2::float8, least(${exponent}, 20)))`;
  // Without a delay it is blocked until long ago: another process, whose clock is behind, would take "until now" for later.
  const blockedUntil = sql`case when ${exponent} < 0 then 'epoch'::timestamptz
    else ${now}::timestamptz + make_interval(secs => ${delay}) end`;
  const { rows } = await sql`insert into identity_throttle as counter (key, failures, last_failure_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz, 'epoch'::timestamptz)
    on conflict (key) do update set failures = ${next}, last_failure_at = ${now}::timestamptz,
      blocked_until = ${blockedUntil}
    where counter.blocked_until <= ${now}::timestamptz returning failures`.execute(database);
  if (rows.length > 0) return 0;
  const query = database.selectFrom('identity_throttle').select('blocked_until').where('key', '=', key);
  const until = (await query.executeTakeFirst())?.blocked_until.getTime() ?? 0;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

/** Removes the failure that was counted for an attempt which turned out right. */
export async function forgiveAttempt(database: IdentityDatabase, key: string): Promise<void> {
  await database
    .updateTable('identity_throttle')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function clearAttempts(database: IdentityDatabase, key: string): Promise<void> {
  await database.deleteFrom('identity_throttle').where('key', '=', key).execute();
}

export async function purgeOldAttempts(database: IdentityDatabase): Promise<void> {
  const limit = new Date(Date.now() - forgetAfterSeconds * 1000);
  await database.deleteFrom('identity_throttle').where('last_failure_at', '<', limit).execute();
}
