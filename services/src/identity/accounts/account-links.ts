import { createHash, randomBytes } from 'node:crypto';
import { isUiLanguage, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { daysAgo } from '../../retention/days-ago.ts';
import type { IdentityDatabase, LinkPurpose, LinkState } from '../realm/identity-database.ts';

/** Why a link does not work; `unknown` covers mistyped ones and those forgotten long ago. */
export type LinkRefusal = 'unknown' | 'expired' | Exclude<LinkState, 'open'>;

export type LinkLookup =
  | { readonly kind: 'open'; readonly accountId: string; readonly language: UiLanguage }
  | { readonly kind: LinkRefusal; readonly language: UiLanguage | null };

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/** A dead link explains itself for this long. */
const explainedDays = 90;

// The token has 256 bits of chance, so a plain hash is enough to make a copy of the table worthless.
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Ends the open links of an account and purpose; from then on they explain why they no longer work. */
export async function endLinks(
  database: IdentityDatabase,
  link: Pick<NewLink, 'purpose' | 'accountId'>,
  state: Exclude<LinkState, 'open'>,
): Promise<void> {
  await database
    .updateTable('identity_link')
    .set({ state })
    .where('purpose', '=', link.purpose)
    .where('account_id', '=', link.accountId)
    .where('state', '=', 'open')
    .execute();
}

/** Creates the one working link of an account and purpose and returns its token; only a hash of it is stored (D-25). */
export async function createLink(database: IdentityDatabase, link: NewLink): Promise<string> {
  await endLinks(database, link, 'replaced');
  const token = randomBytes(32).toString('base64url');
  const row = {
    token_hash: hashToken(token),
    purpose: link.purpose,
    account_id: link.accountId,
    language: link.language,
    state: 'open' as const,
    created_at: new Date(),
    expires_at: link.expiresAt,
  };
  await database.insertInto('identity_link').values(row).execute();
  return token;
}

/** Looks a link up without using it. */
export async function loadLink(database: IdentityDatabase, purpose: LinkPurpose, token: string): Promise<LinkLookup> {
  const row = await database
    .selectFrom('identity_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'unknown', language: null };
  const language = isUiLanguage(row.language) ? row.language : 'en';
  if (row.state !== 'open') return { kind: row.state, language };
  if (row.expires_at.getTime() <= Date.now()) return { kind: 'expired', language };
  return { kind: 'open', accountId: row.account_id, language };
}

/** Uses up a link; false when it was used or ended in the meantime. */
export async function takeLink(database: IdentityDatabase, purpose: LinkPurpose, token: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('identity_link')
    .set({ state: 'used' })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('state', '=', 'open')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function purgeOldLinks(database: IdentityDatabase): Promise<void> {
  await database.deleteFrom('identity_link').where('expires_at', '<', daysAgo(explainedDays)).execute();
}
