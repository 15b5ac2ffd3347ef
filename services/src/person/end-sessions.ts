import type { Kysely } from 'kysely';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { oauthPath } from '../identity/realm/realm.ts';
import { loadSecrets } from '../identity/realm/secrets.ts';
import { createEndedSessionDelivery } from '../identity/realm/tell-ended-sessions.ts';
import type { Erasure } from './erase-person.ts';

/** Tells running shells that the sessions of an erased account have ended. Returns why some do not know it; never throws. */
export async function endSessions(
  database: Kysely<Database>,
  { publicOrigin, identitySecret, logoutUrls }: DatabaseConfiguration,
  { record, sids }: Pick<Erasure, 'record' | 'sids'>,
): Promise<readonly string[]> {
  if (record.accountId === null || sids.every((sid) => sid === undefined)) return [];
  const later = 'open pages may show what they have until their tokens end, 15 minutes at most.';
  try {
    const secrets = await loadSecrets(database, identitySecret);
    const deliver = createEndedSessionDelivery({ issuer: `${publicOrigin}${oauthPath}`, urls: logoutUrls }, secrets);
    const missed = await deliver(record.accountId, sids);
    return missed.map((url) => `${url} could not be told of the ended sessions: ${later}`);
  } catch {
    return [`Shells could not be told of the ended sessions, since IDENTITY_SECRET does not open the keys: ${later}`];
  }
}
