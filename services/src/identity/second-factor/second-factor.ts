import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createOneTimeSecret, encodeBase32, findStepOfCode } from '../credentials/one-time-code.ts';
import type { IdentityDatabase, IdentityTables } from '../realm/identity-database.ts';
import { clearAttempts, createThrottleKey, reserveAttempt, secondFactorPolicy } from '../realm/throttle.ts';
import type { IdentityContext } from '../request/identity-context.ts';

export type SecondFactor = IdentityTables['identity_second_factor'];

type Vault = Pick<IdentityContext, 'database' | 'factorSeal'>;

export type CodeResult =
  | { readonly kind: 'right'; readonly isRecovery: boolean }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number };

const recoveryCodes = 10;
const recoveryBytes = 7;
const recoveryLength = 10;

// Fifty bits of chance and few tries: a plain hash is enough.
function hashRecoveryCode(accountId: string, code: string): string {
  const normalized = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`${accountId}:${normalized}`).digest('base64url');
}

/** The second factor of an account, confirmed or still being set up. */
export function loadSecondFactor(database: IdentityDatabase, accountId: string): Promise<SecondFactor | undefined> {
  const query = database.selectFrom('identity_second_factor').selectAll();
  return query.where('account_id', '=', accountId).executeTakeFirst();
}

/** Whether sign-in to the account needs a code in addition to the password. */
export async function hasSecondFactor(database: IdentityDatabase, accountId: string): Promise<boolean> {
  return ((await loadSecondFactor(database, accountId))?.confirmed_at ?? null) !== null;
}

/** Begins to set up a second factor; it protects nothing before its first code. Null when one is already confirmed. */
export async function beginEnrolment({ database, factorSeal }: Vault, accountId: string): Promise<SecondFactor | null> {
  const secret = factorSeal.seal(createOneTimeSecret(), accountId);
  const changes = { device_id: randomUUID(), secret, created_at: new Date(), last_used_step: 0 };
  const row = await database
    .insertInto('identity_second_factor')
    .values({ account_id: accountId, confirmed_at: null, ...changes })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(changes).where('identity_second_factor.confirmed_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The secret that the app holds, for the page that sets it up; null when the key of the seal is lost. */
export function openSecret({ factorSeal }: Vault, { secret, account_id }: SecondFactor): string | null {
  return factorSeal.open(secret, account_id);
}

/** Replaces the recovery codes of an account and returns the new ones, which cannot be read again. */
export async function createRecoveryCodes(database: IdentityDatabase, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => {
    const text = encodeBase32(randomBytes(recoveryBytes)).slice(0, recoveryLength);
    return `${text.slice(0, recoveryLength / 2)}-${text.slice(recoveryLength / 2)}`;
  });
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashRecoveryCode(accountId, code) }));
  await database.deleteFrom('identity_recovery_code').where('account_id', '=', accountId).execute();
  await database.insertInto('identity_recovery_code').values(rows).execute();
  return codes;
}

export async function countRecoveryCodes(database: IdentityDatabase, accountId: string): Promise<number> {
  const query = database.selectFrom('identity_recovery_code').select(sql<string>`count(*)`.as('count'));
  return Number((await query.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count);
}

/** Removes second factor and recovery codes; false when there was nothing to remove. */
export async function removeSecondFactor(database: IdentityDatabase, accountId: string): Promise<boolean> {
  await database.deleteFrom('identity_recovery_code').where('account_id', '=', accountId).execute();
  const query = database.deleteFrom('identity_second_factor').where('account_id', '=', accountId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** Uses up the code of a step; false when it was used before, perhaps by someone looking over the shoulder. */
async function takeStep(database: IdentityDatabase, factor: SecondFactor, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('identity_second_factor')
    .set({ last_used_step: step, confirmed_at: factor.confirmed_at ?? new Date() })
    .where('account_id', '=', factor.account_id)
    .where('device_id', '=', factor.device_id)
    .where('last_used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function takeRecoveryCode(database: IdentityDatabase, accountId: string, code: string): Promise<boolean> {
  const query = database.deleteFrom('identity_recovery_code').where('account_id', '=', accountId);
  const { numDeletedRows } = await query.where('code_hash', '=', hashRecoveryCode(accountId, code)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Checks a code of the app or a recovery code, throttled by account; the first correct one of the app confirms it. */
export async function checkCode(vault: Vault, factor: SecondFactor, entered: string): Promise<CodeResult> {
  const { database } = vault;
  const accountId = factor.account_id;
  const key = createThrottleKey('second-factor', accountId);
  const wait = await reserveAttempt(database, key, secondFactorPolicy);
  if (wait > 0) return { kind: 'throttled', retryAfterSeconds: wait };
  const code = entered.replaceAll(/\s/g, '');
  const secret = openSecret(vault, factor);
  const step = secret === null ? null : findStepOfCode(secret, code, Date.now());
  const isApp = step !== null && (await takeStep(database, factor, step));
  const isRecovery = !isApp && factor.confirmed_at !== null && (await takeRecoveryCode(database, accountId, code));
  if (!isApp && !isRecovery) return { kind: 'wrong' };
  await clearAttempts(database, key);
  return { kind: 'right', isRecovery };
}
