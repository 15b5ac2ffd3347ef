import { composeFullName } from '../../identity/accounts/compose-full-name.ts';
import type { DeskDatabase } from './desk-tables.ts';
import type { Viewer } from './viewer.ts';

/** The permanent record of a change; it includes names, because people and organizations may be deleted. */
export interface AuditNote {
  readonly action: string;
  readonly userId?: string;
  readonly organizationId?: string;
  readonly applicationId?: string;
  readonly ticketId?: string;
  readonly details?: Readonly<Record<string, string>>;
}

async function loadName(database: DeskDatabase, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  const query = database.selectFrom('desk_user').select(['first_name', 'last_name']).where('id', '=', userId);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : composeFullName(row.first_name, row.last_name);
}

/** Adds to the audit log, within the transaction of the change itself; the actor is null for the system. */
export async function writeAudit(
  database: DeskDatabase,
  actor: Pick<Viewer, 'userId' | 'firstName' | 'lastName'> | null,
  note: AuditNote,
): Promise<void> {
  const { action, userId, organizationId, applicationId, ticketId, details = {} } = note;
  const organization =
    organizationId === undefined
      ? undefined
      : await database
          .selectFrom('desk_organization')
          .select('name')
          .where('id', '=', organizationId)
          .executeTakeFirst();
  await database
    .insertInto('desk_audit')
    .values({
      at: new Date(),
      action,
      actor_id: actor?.userId ?? null,
      actor_name: actor === null ? null : composeFullName(actor.firstName, actor.lastName),
      user_id: userId ?? null,
      user_name: await loadName(database, userId),
      organization_id: organizationId ?? null,
      organization_name: organization?.name ?? null,
      application_id: applicationId ?? null,
      ticket_id: ticketId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}
