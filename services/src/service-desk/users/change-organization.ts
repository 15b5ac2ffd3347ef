import { sql } from 'kysely';
import { forgetChangesOf } from '../changes/forget-changes.ts';
import type { UndoId } from '../changes/remember-change.ts';
import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { applyAccesses } from './apply-accesses.ts';
import { leaveUnusedUser } from './change-invitation.ts';

interface Membership {
  readonly userId: string;
  readonly organizationId: string;
}

/** Makes a user a member of one more organization; a second time changes nothing (POR-107). */
export async function addOrganization(request: DeskRequest, { userId, organizationId }: Membership): Promise<void> {
  await request.desk.database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('desk_membership')
      .values({ user_id: userId, organization_id: organizationId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (added === undefined) return;
    // What the user had here before counts again only once an administrator grants it again.
    await writeAudit(transaction, request.viewer, { action: 'ORGANIZATION_ADDED', userId, organizationId });
  });
}

/** What ends with the membership. */
async function listPossessions(database: DeskDatabase, { userId, organizationId }: Membership) {
  const accesses = await database
    .selectFrom('desk_access')
    .selectAll()
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['ACTIVE', 'PENDING', 'INVITED', 'INVITE_EXPIRED'])
    .execute();
  const invitations = await database
    .selectFrom('desk_invitation')
    .selectAll()
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .execute();
  return { accesses, invitations };
}

async function endAccesses(database: DeskDatabase, { userId, organizationId }: Membership): Promise<void> {
  const own = (status: readonly ('ACTIVE' | 'PENDING')[], next: 'INACTIVE' | 'DECLINED') =>
    database
      .updateTable('desk_access')
      .set({ status: next, version: sql`version + 1`, changed_at: new Date() })
      .where('user_id', '=', userId)
      .where('organization_id', '=', organizationId)
      .where('status', 'in', [...status])
      .execute();
  await own(['ACTIVE'], 'INACTIVE');
  await own(['PENDING'], 'DECLINED');
  await database
    .deleteFrom('desk_access')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['INVITED', 'INVITE_EXPIRED'])
    .execute();
  await database
    .deleteFrom('desk_invitation')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .execute();
}

/**
 * Removes a user from an organization and ends what they had in it; deletes someone who was only invited, and returns
 * whether it did (POR-107, POR-108).
 */
export async function removeOrganization(
  request: DeskRequest,
  membership: Membership,
  undoId: UndoId,
): Promise<boolean> {
  const { desk, viewer } = request;
  const { userId, organizationId } = membership;
  return desk.database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('desk_membership')
      .where('user_id', '=', userId)
      .where('organization_id', '=', organizationId)
      .returning('user_id')
      .executeTakeFirst();
    if (removed === undefined) throw createValidationError([{ field: 'organizationId', messageId: 'value' }]);
    await writeAudit(transaction, viewer, { action: 'ORGANIZATION_REMOVED', userId, organizationId });
    const possessions = await listPossessions(transaction, membership);
    await endAccesses(transaction, membership);
    await applyAccesses(desk, transaction, userId);
    await forgetChangesOf(transaction, userId);
    const departure = { userId, organizationId, memberships: [organizationId], ...possessions };
    return leaveUnusedUser(transaction, request, undoId, departure);
  });
}
