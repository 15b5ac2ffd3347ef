import type { Adapter, ArtifactPayload } from 'oidc-provider';
import * as v from 'valibot';
import type { IdentityDatabase } from './identity-database.ts';
import { clientId } from './realm.ts';

const payloadSchema = v.looseObject({
  grantId: v.optional(v.string()),
  uid: v.optional(v.string()),
  sessionUid: v.optional(v.string()),
  accountId: v.optional(v.string()),
});
const sessionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ authorizations: v.optional(v.record(v.string(), v.object({ sid: v.optional(v.string()) })), {}) }),
);
const storedSchema = v.pipe(v.string(), v.parseJson(), payloadSchema);

/** Stores one kind of the provider's artifacts (session, code, token, grant, interaction) in the database. */
export function createArtifactAdapter(database: IdentityDatabase, model: string): Adapter {
  async function findBy(column: 'id' | 'uid', value: string): Promise<ArtifactPayload | undefined> {
    const query = database.selectFrom('identity_artifact').select('payload').where('model', '=', model);
    const row = await query.where(column, '=', value).executeTakeFirst();
    return row && v.parse(storedSchema, row.payload);
  }
  return {
    async upsert(id, payload, expiresIn) {
      const { grantId, uid, sessionUid, accountId } = v.parse(payloadSchema, payload);
      const values = {
        payload: JSON.stringify(payload),
        grant_id: (model === 'Grant' ? id : grantId) ?? null,
        uid: uid ?? null,
        session_uid: sessionUid ?? null,
        account_id: accountId ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await database
        .insertInto('identity_artifact')
        .values({ model, id, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    },
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    // Only the device flow looks up user codes, and that is switched off.
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = await findBy('id', id);
      if (payload === undefined) return;
      const consumed = { ...payload, consumed: Math.floor(Date.now() / 1000) };
      await database
        .updateTable('identity_artifact')
        .set({ payload: JSON.stringify(consumed) })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await database.deleteFrom('identity_artifact').where('model', '=', model).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await database
        .deleteFrom('identity_artifact')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
}

/** Deletes every code, token and grant that came out of one sign-in session. */
export async function revokeSessionArtifacts(database: IdentityDatabase, sessionUid: string): Promise<void> {
  const rows = await database
    .deleteFrom('identity_artifact')
    .where('session_uid', '=', sessionUid)
    .returning('grant_id')
    .execute();
  const grantIds = rows.flatMap((row) => row.grant_id ?? []);
  if (grantIds.length === 0) return;
  await database.deleteFrom('identity_artifact').where('grant_id', 'in', grantIds).execute();
}

function findSids(artifacts: readonly { readonly model: string; readonly payload: string }[]) {
  const sessions = artifacts.filter(({ model }) => model === 'Session');
  return sessions.map(({ payload }) => v.parse(sessionSchema, payload).authorizations[clientId]?.sid);
}

/**
 * Ends every session, code and token of an account on all devices, except one session and its descendants; returns the
 * names under which the client's tokens knew these sessions.
 */
export async function revokeAccountArtifacts(
  database: IdentityDatabase,
  accountId: string,
  keptSessionUid: string | null,
): Promise<readonly (string | undefined)[]> {
  const artifacts = database
    .deleteFrom('identity_artifact')
    .where('account_id', '=', accountId)
    .returning(['model', 'payload']);
  if (keptSessionUid === null) return findSids(await artifacts.execute());
  const kept = database.selectFrom('identity_artifact').where('session_uid', '=', keptSessionUid);
  const grants = await kept.select('grant_id').where('grant_id', 'is not', null).execute();
  const grantIds = grants.flatMap((row) => row.grant_id ?? []);
  const ended = await artifacts
    .where((where) => where.or([where('uid', 'is', null), where('uid', '<>', keptSessionUid)]))
    .where((where) => where.or([where('session_uid', 'is', null), where('session_uid', '<>', keptSessionUid)]))
    .where((where) =>
      grantIds.length === 0
        ? where.lit(true)
        : where.or([where('grant_id', 'is', null), where('grant_id', 'not in', grantIds)]),
    )
    .execute();
  return findSids(ended);
}

/** Deletes what has expired: every silent renewal leaves a code, a token and a grant. */
export async function purgeExpiredArtifacts(database: IdentityDatabase): Promise<void> {
  await database.deleteFrom('identity_artifact').where('expires_at', '<', new Date()).execute();
}
