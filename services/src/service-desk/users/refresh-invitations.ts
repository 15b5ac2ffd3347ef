import { sql } from 'kysely';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { Desk } from '../request/desk-context.ts';
import { applyAccesses } from './apply-accesses.ts';

/** A person invited by address alone has entered a name on accepting. */
async function adoptNames(desk: Desk, database: DeskDatabase, userId: string): Promise<void> {
  const nameless = await database
    .selectFrom('desk_user')
    .select('account_id')
    .where('id', '=', userId)
    .where('first_name', '=', '')
    .where('last_name', '=', '')
    .executeTakeFirst();
  if (nameless?.account_id == null) return;
  const account = await desk.openDirectory(database).findById(nameless.account_id);
  if (account === null) return;
  const names = { first_name: account.firstName, last_name: account.lastName };
  await database.updateTable('desk_user').set(names).where('id', '=', userId).execute();
}

/** Turns the offers of an account into active accesses, once its owner has accepted it (D-24). */
export async function activateUser(desk: Desk, database: DeskDatabase, userId: string, at: Date): Promise<void> {
  const activated = await database
    .updateTable('desk_user')
    .set({ activated_at: at })
    .where('id', '=', userId)
    .where('activated_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (activated === undefined) return;
  await adoptNames(desk, database, userId);
  const invitations = await database
    .updateTable('desk_invitation')
    .set({ accepted_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', 'ACCOUNT')
    .where('accepted_at', 'is', null)
    .returning(['id', 'organization_id'])
    .execute();
  for (const { id, organization_id } of invitations) {
    await database
      .updateTable('desk_access')
      .set({ status: 'ACTIVE', version: sql`version + 1`, changed_at: at })
      .where('invitation_id', '=', id)
      .where('status', '=', 'INVITED')
      .execute();
    await writeAudit(database, null, { action: 'INVITATION_ACCEPTED', userId, organizationId: organization_id });
  }
  await applyAccesses(desk, database, userId);
}

async function expireInvitations(database: DeskDatabase, now: Date): Promise<void> {
  await database
    .updateTable('desk_access')
    .set({ status: 'INVITE_EXPIRED', version: sql`version + 1`, changed_at: now })
    .where('status', '=', 'INVITED')
    .where('invitation_id', 'in', (expression) =>
      expression
        .selectFrom('desk_invitation')
        .select('id')
        .where('accepted_at', 'is', null)
        .where('expires_at', '<=', now),
    )
    .execute();
}

/** Learns from the identity provider who has accepted, then applies expiry: invited becomes expired (D-24, D-25). */
export async function refreshInvitations(desk: Desk, now = new Date()): Promise<void> {
  const { database } = desk;
  const waiting = await database
    .selectFrom('desk_user')
    .select(['id', 'account_id'])
    .where('activated_at', 'is', null)
    .where('account_id', 'is not', null)
    .execute();
  const accountIds = waiting.flatMap(({ account_id }) => account_id ?? []);
  const accounts = accountIds.length === 0 ? [] : await desk.openDirectory(database).findAll(accountIds);
  for (const { id, activatedAt } of accounts) {
    const user = waiting.find(({ account_id }) => account_id === id);
    if (activatedAt === null || user === undefined) continue;
    await database.transaction().execute((transaction) => activateUser(desk, transaction, user.id, activatedAt));
  }
  await expireInvitations(database, now);
}
