import { sql } from 'kysely';
import type { DeskRequest } from '../desk-context.ts';
import { createValidationError } from '../desk-error.ts';
import type { DeskDatabase } from '../desk-tables.ts';
import { writeAudit } from '../write-audit.ts';
import { applyAccesses } from './apply-accesses.ts';
import { removeUnusedUser } from './change-invitation.ts';

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
    // What the user had here before counts again only where an administrator grants it again.
    await writeAudit(transaction, request.viewer, { action: 'ORGANIZATION_ADDED', userId, organizationId });
  });
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

/** Takes a user out of an organization and ends what they had in it; who was only invited is gone (POR-107, POR-108). */
export async function removeOrganization(request: DeskRequest, membership: Membership): Promise<void> {
  const { desk, viewer } = request;
  const { userId, organizationId } = membership;
  await desk.database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('desk_membership')
      .where('user_id', '=', userId)
      .where('organization_id', '=', organizationId)
      .returning('user_id')
      .executeTakeFirst();
    if (removed === undefined) throw createValidationError([{ field: 'organizationId', messageId: 'value' }]);
    await writeAudit(transaction, viewer, { action: 'ORGANIZATION_REMOVED', userId, organizationId });
    await endAccesses(transaction, membership);
    await applyAccesses(desk, transaction, userId);
    await removeUnusedUser(transaction, request, userId);
  });
}
