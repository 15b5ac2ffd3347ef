import { randomUUID } from 'node:crypto';
import { isManagedInternally } from '../../identity/accounts/is-managed-internally.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { createDeskMail } from '../mails/create-desk-mail.ts';
import { getApplication } from '../model/applications.ts';
import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

type UserRow = Row<'desk_user'>;
type Kind = Row<'desk_invitation'>['kind'];

/** When an invitation of now ends (D-25). */
export function resolveInvitationEnd({ desk }: DeskRequest, sentAt: Date): Date {
  return new Date(sentAt.getTime() + desk.settings.invitationDays * 86_400_000);
}

/** Writes a new invitation; the mail is a matter of sendInvitationMail. */
export async function insertInvitation(
  database: DeskDatabase,
  request: DeskRequest,
  target: { readonly userId: string; readonly organizationId: string; readonly kind: Kind },
): Promise<Row<'desk_invitation'>> {
  const sentAt = new Date();
  return database
    .insertInto('desk_invitation')
    .values({
      id: randomUUID(),
      user_id: target.userId,
      organization_id: target.organizationId,
      kind: target.kind,
      invited_by: request.viewer.userId,
      sent_at: sentAt,
      expires_at: resolveInvitationEnd(request, sentAt),
      accepted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Sends the mail of an invitation: with a link that creates the account and replaces every earlier one (D-25), or, for
 * people who have an account, with a link to the portal. Throws AccountIsActiveError when the account has just been
 * accepted.
 */
export async function sendInvitationMail(
  database: DeskDatabase,
  { desk }: DeskRequest,
  user: UserRow,
  invitation: Row<'desk_invitation'>,
): Promise<void> {
  const { email, first_name: firstName, last_name: lastName, language } = user;
  const { id, kind, organization_id, expires_at: expiresAt } = invitation;
  let link: string | null = null;
  if (kind === 'ACCOUNT') {
    // Anyone who could assign a company address could become one of its people with a password of their own (POR-082).
    if (isManagedInternally(email, desk.settings.managedEmailDomains)) {
      throw createValidationError([{ field: 'email', messageId: 'invite.emailDomain' }]);
    }
    const directory = desk.openDirectory(database);
    const invited = await directory.invite({ email, firstName, lastName, language, expiresAt });
    link = invited.link;
    await database.updateTable('desk_user').set({ account_id: invited.accountId }).where('id', '=', user.id).execute();
  }
  const { name } = await database
    .selectFrom('desk_organization')
    .select('name')
    .where('id', '=', organization_id)
    .executeTakeFirstOrThrow();
  const offered = await database
    .selectFrom('desk_access')
    .select('application_id')
    .where('invitation_id', '=', id)
    .execute();
  const mail = createDeskMail(desk.settings.publicOrigin, user, {
    kind: kind === 'ACCOUNT' ? 'invitation' : 'offer',
    path: `?offer=${id}`,
    link,
    values: {
      organization: name,
      application: new Intl.ListFormat(language, { type: 'conjunction' }).format(
        offered.map(({ application_id }) => getApplication(application_id).name),
      ),
    },
    expiresAt,
    quote: '',
  });
  await queueMails(database, [mail], desk.settings.mailState);
}
