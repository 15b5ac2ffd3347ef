import { composeFullName } from '../../identity/accounts/compose-full-name.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { createDeskMail } from '../mails/create-desk-mail.ts';
import { findApplication } from '../model/applications.ts';
import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { refusePresentAccess } from './add-application.ts';
import { applyAccesses } from './apply-accesses.ts';
import { insertAccess } from './invite-user.ts';

interface AccessRequest {
  readonly organizationId: string;
  readonly applicationId: string;
  readonly role?: string | null | undefined;
  readonly reason: string;
}

async function loadAdministrators(database: DeskDatabase, organizationId: string, userId: string) {
  const load = (role: 'external' | 'internal') => {
    const query = database
      .selectFrom('desk_user as person')
      .innerJoin('desk_access as access', 'access.user_id', 'person.id')
      .select(['person.email', 'person.first_name', 'person.last_name', 'person.language'])
      .where('access.application_id', '=', 'delegated-admin')
      .where('access.status', '=', 'ACTIVE')
      .where('access.role', '=', role)
      .where('person.receives_mails', '=', true)
      .where('person.id', '!=', userId);
    return (role === 'external' ? query.where('access.organization_id', '=', organizationId) : query).execute();
  };
  const own = await load('external');
  // An organization without its own administrator is looked after by the internal ones.
  return own.length > 0 ? own : load('internal');
}

/** Requests an application from the administrators of an organization; returns the id of the access, which is PENDING (POR-042). */
export async function requestAccess(request: DeskRequest, input: AccessRequest): Promise<string> {
  const { desk, viewer } = request;
  const { organizationId, reason } = input;
  const application = findApplication(input.applicationId);
  const role = input.role || Object.keys(application?.roles ?? {})[0];
  if (application?.isRequestable !== true || role === undefined || !(role in application.roles)) {
    throw createValidationError([{ field: 'applicationId', messageId: 'value' }]);
  }
  const wanted = { userId: viewer.userId, organizationId, applicationId: application.id };
  return desk.database.transaction().execute(async (transaction: DeskDatabase) => {
    await refusePresentAccess(transaction, wanted);
    const id = await insertAccess(transaction, { ...wanted, role, invitationId: null, request: { reason } });
    await applyAccesses(desk, transaction, viewer.userId);
    await writeAudit(transaction, viewer, {
      action: 'ACCESS_REQUESTED',
      userId: viewer.userId,
      organizationId,
      applicationId: application.id,
      details: { role, ...(reason === '' ? {} : { reason }) },
    });
    const administrators = await loadAdministrators(transaction, organizationId, viewer.userId);
    const mails = administrators.map((recipient) =>
      createDeskMail(desk.settings.publicOrigin, recipient, {
        kind: 'accessRequested',
        path: `user-admin/${viewer.userId}`,
        values: { name: composeFullName(viewer.firstName, viewer.lastName), application: application.name },
        quote: reason,
      }),
    );
    await queueMails(transaction, mails, desk.settings.mailState);
    return id;
  });
}
