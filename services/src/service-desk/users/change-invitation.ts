import { rememberChange, type UndoId } from '../changes/remember-change.ts';
import type { AccessMove } from '../model/access-transitions.ts';
import { accessTransitions } from '../model/access-transitions.ts';
import { createConflictError, createDeskError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { Desk, DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { applyAccesses } from './apply-accesses.ts';
import { refuseTransition } from './change-access.ts';
import { refreshInvitations } from './refresh-invitations.ts';
import { resolveInvitationEnd, sendInvitationMail } from './send-invitation.ts';

type InvitationMove = Extract<
  AccessMove,
  'RESEND_INVITATION' | 'SEND_NEW_INVITATION' | 'WITHDRAW_INVITATION' | 'ACCEPT_INVITATION'
>;

interface OpenInvitation {
  readonly invitation: Row<'desk_invitation'>;
  readonly accesses: readonly Row<'desk_access'>[];
}

/** Locks an invitation with all it offers and refuses moves that the table does not have from there. */
async function lockInvitation(database: DeskDatabase, id: string, move: InvitationMove): Promise<OpenInvitation> {
  const query = database.selectFrom('desk_invitation').selectAll().where('id', '=', id).forUpdate();
  const invitation = await query.executeTakeFirst();
  if (invitation === undefined) throw createDeskError('NOT_FOUND');
  const accesses = await database
    .selectFrom('desk_access')
    .selectAll()
    .where('invitation_id', '=', id)
    .forUpdate()
    .execute();
  for (const access of accesses) {
    if (accessTransitions[access.status][move] === undefined) refuseTransition(access);
  }
  if (invitation.accepted_at !== null || accesses.length === 0) {
    throw createConflictError('TRANSITION', { id, version: 0, status: 'ACTIVE' });
  }
  return { invitation, accesses };
}

async function setAccesses(
  database: DeskDatabase,
  accesses: OpenInvitation['accesses'],
  status: 'INVITED' | 'ACTIVE',
): Promise<void> {
  for (const { id, version } of accesses) {
    await database
      .updateTable('desk_access')
      .set({ status, version: version + 1, changed_at: new Date() })
      .where('id', '=', id)
      .execute();
  }
}

/** Sends an invitation once more, with a new link and a new end; the earlier link dies (D-25). */
export async function sendInvitationAgain(
  request: DeskRequest,
  id: string,
  move: 'RESEND_INVITATION' | 'SEND_NEW_INVITATION',
): Promise<void> {
  const { desk, viewer } = request;
  await refreshInvitations(desk);
  await desk.database.transaction().execute(async (transaction) => {
    const { invitation, accesses } = await lockInvitation(transaction, id, move);
    const { user_id: userId, organization_id: organizationId } = invitation;
    const sent_at = new Date();
    const times = { sent_at, expires_at: resolveInvitationEnd(request, sent_at) };
    await transaction.updateTable('desk_invitation').set(times).where('id', '=', id).execute();
    await setAccesses(transaction, accesses, 'INVITED');
    const user = await transaction
      .selectFrom('desk_user')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await sendInvitationMail(transaction, request, user, { ...invitation, ...times });
    await applyAccesses(desk, transaction, userId);
    await writeAudit(transaction, viewer, { action: 'INVITATION_RESENT', userId, organizationId });
  });
}

async function findUnusedUser(database: DeskDatabase, userId: string) {
  return database
    .selectFrom('desk_user')
    .select('account_id')
    .where('id', '=', userId)
    .where('activated_at', 'is', null)
    .where((expression) =>
      expression.not(
        expression.exists(expression.selectFrom('desk_access').select('id').where('desk_access.user_id', '=', userId)),
      ),
    )
    .executeTakeFirst();
}

type Accounts = Pick<Desk, 'openDirectory'>;

/** Deletes a user who never had more than invitations, with the unaccepted account. */
export async function removeUnusedUser(database: DeskDatabase, desk: Accounts, userId: string): Promise<void> {
  const user = await findUnusedUser(database, userId);
  if (user === undefined) return;
  if (user.account_id !== null) await desk.openDirectory(database).withdrawInvitation(user.account_id);
  await database.deleteFrom('desk_user').where('id', '=', userId).execute();
}

interface Departure {
  readonly userId: string;
  readonly organizationId: string;
  readonly memberships: readonly string[];
  readonly accesses: readonly Row<'desk_access'>[];
  readonly invitations: readonly Row<'desk_invitation'>[];
}

/** Removes a user who has nothing left: at once, or hidden first while the change can be undone; returns whether the user was removed. */
export async function leaveUnusedUser(
  database: DeskDatabase,
  request: DeskRequest,
  undoId: UndoId,
  departure: Departure,
): Promise<boolean> {
  const { userId } = departure;
  const isUnused = (await findUnusedUser(database, userId)) !== undefined;
  if (!undoId) {
    await removeUnusedUser(database, request.desk, userId);
    return isUnused;
  }
  const left = isUnused
    ? await database.deleteFrom('desk_membership').where('user_id', '=', userId).returning('organization_id').execute()
    : [];
  const memberships = [...departure.memberships, ...left.map(({ organization_id }) => organization_id)];
  const state = { ...departure, kind: 'MEMBERSHIP', memberships } as const;
  await rememberChange(database, request, undoId, state, isUnused ? userId : null);
  return isUnused;
}

/** Withdraws an invitation: its offers are deleted, and so is a user who had nothing else (D-24); returns the user's id. */
export async function withdrawInvitation(request: DeskRequest, id: string, undoId: UndoId): Promise<string> {
  const { desk, viewer } = request;
  await refreshInvitations(desk);
  return desk.database.transaction().execute(async (transaction) => {
    const { invitation, accesses } = await lockInvitation(transaction, id, 'WITHDRAW_INVITATION');
    const { user_id: userId, organization_id: organizationId } = invitation;
    await writeAudit(transaction, viewer, { action: 'INVITATION_WITHDRAWN', userId, organizationId });
    await transaction.deleteFrom('desk_access').where('invitation_id', '=', id).execute();
    await transaction.deleteFrom('desk_invitation').where('id', '=', id).execute();
    await applyAccesses(desk, transaction, userId);
    const departure = { userId, organizationId, memberships: [], accesses, invitations: [invitation] };
    await leaveUnusedUser(transaction, request, undoId, departure);
    return userId;
  });
}

/** Accepts an offer to the viewer, whose account is active; returns the id of the access (D-24). */
export async function acceptInvitation(request: DeskRequest, id: string): Promise<string> {
  const { desk, viewer } = request;
  await refreshInvitations(desk);
  return desk.database.transaction().execute(async (transaction) => {
    const { invitation, accesses } = await lockInvitation(transaction, id, 'ACCEPT_INVITATION');
    const { user_id: userId, organization_id: organizationId } = invitation;
    await setAccesses(transaction, accesses, 'ACTIVE');
    await transaction.updateTable('desk_invitation').set({ accepted_at: new Date() }).where('id', '=', id).execute();
    await applyAccesses(desk, transaction, userId);
    await writeAudit(transaction, viewer, { action: 'INVITATION_ACCEPTED', userId, organizationId });
    return accesses[0]?.id ?? '';
  });
}
