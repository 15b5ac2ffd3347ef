import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { applyAccesses } from './apply-accesses.ts';
import { refuseTransition } from './change-access.ts';
import { insertAccess, resolveOffer } from './invite-user.ts';
import { refreshInvitations } from './refresh-invitations.ts';
import { insertInvitation, sendInvitationMail } from './send-invitation.ts';

interface NewApplication {
  readonly userId: string;
  readonly organizationId: string;
  readonly applicationId: string;
  readonly role?: string | null | undefined;
}

/** Refuses an existing access: an application can only be added or requested where there is none (D-24). */
export async function refusePresentAccess(
  database: DeskDatabase,
  { userId, organizationId, applicationId }: Pick<NewApplication, 'userId' | 'organizationId' | 'applicationId'>,
): Promise<void> {
  const present = await database
    .selectFrom('desk_access')
    .selectAll()
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (present !== undefined) refuseTransition(present);
}

async function requireMembership(database: DeskDatabase, userId: string, organizationId: string): Promise<void> {
  const membership = await database
    .selectFrom('desk_membership')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (membership === undefined) throw createValidationError([{ field: 'organizationId', messageId: 'value' }]);
}

/** The open invitation that an offer can join, so that nobody gets a second link for the same account. */
async function findOpenInvitation(
  database: DeskDatabase,
  user: Row<'desk_user'>,
  organizationId: string,
): Promise<Row<'desk_invitation'> | undefined> {
  if (user.activated_at !== null) return undefined;
  return database
    .selectFrom('desk_invitation')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'ACCOUNT')
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

/** Offers one more application to a user, who accepts it in the portal or with the account; gives the id (D-24). */
export async function addApplication(request: DeskRequest, input: NewApplication): Promise<string> {
  const { desk, viewer } = request;
  const { userId, organizationId } = input;
  const offer = resolveOffer(request, input);
  await refreshInvitations(desk);
  return desk.database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('desk_user')
      .selectAll()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await requireMembership(transaction, userId, organizationId);
    await refusePresentAccess(transaction, { ...offer, userId, organizationId });
    const kind = user.activated_at === null ? 'ACCOUNT' : 'APPLICATION';
    const present = await findOpenInvitation(transaction, user, organizationId);
    const invitation = present ?? (await insertInvitation(transaction, request, { userId, organizationId, kind }));
    const id = await insertAccess(transaction, { ...offer, userId, organizationId, invitationId: invitation.id });
    if (present === undefined) await sendInvitationMail(transaction, request, user, invitation);
    await applyAccesses(desk, transaction, userId);
    await writeAudit(transaction, viewer, {
      action: 'APPLICATION_ADDED',
      userId,
      organizationId,
      applicationId: offer.applicationId,
      details: { role: offer.role },
    });
    return id;
  });
}
