import { queueMails } from '../../mail/queue-mail.ts';
import { forgetChangesOf } from '../changes/forget-changes.ts';
import { rememberChange, resolveMailTime, type UndoId } from '../changes/remember-change.ts';
import { createDeskMail } from '../mails/create-desk-mail.ts';
import { type AccessMove, accessTransitions } from '../model/access-transitions.ts';
import { getApplication } from '../model/applications.ts';
import { createConflictError, createDeskError, createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { listGrantableRoles, mayChangeRole } from './access-rights.ts';
import { applyAccesses } from './apply-accesses.ts';
import { refreshInvitations } from './refresh-invitations.ts';

type ChangeMove = Extract<AccessMove, 'GRANT_ACCESS' | 'ACCEPT_REQUEST' | 'UPDATE' | 'DECLINE' | 'WITHDRAW'>;

interface AccessChange {
  readonly id: string;
  readonly role?: string | null | undefined;
  readonly reason?: string | undefined;
  readonly expectedVersion?: number | null | undefined;
  readonly undoId?: UndoId;
}

const auditActions: Readonly<Record<ChangeMove, string>> = {
  GRANT_ACCESS: 'ACCESS_GRANTED',
  ACCEPT_REQUEST: 'REQUEST_ACCEPTED',
  UPDATE: 'ACCESS_UPDATED',
  DECLINE: 'REQUEST_DECLINED',
  WITHDRAW: 'ACCESS_WITHDRAWN',
};

/** Refuses a move that is not in the table of transitions, with the present status of the access (D-24: 409). */
export function refuseTransition(access: Row<'desk_access'>): never {
  throw createConflictError('TRANSITION', { id: access.id, version: access.version, status: access.status });
}

function resolveRole(request: DeskRequest, access: Row<'desk_access'>, role: string | null | undefined): string {
  const application = getApplication(access.application_id);
  if (!mayChangeRole(request.viewer, application, access.role)) throw createDeskError('FORBIDDEN');
  const chosen = role || access.role;
  if (!(chosen in application.roles)) throw createValidationError([{ field: 'role', messageId: 'value' }]);
  if (!listGrantableRoles(request.viewer, application).includes(chosen)) throw createDeskError('FORBIDDEN');
  return chosen;
}

async function queueAccessMail(
  database: DeskDatabase,
  { desk }: DeskRequest,
  access: Row<'desk_access'>,
  move: ChangeMove,
  { reason = '', notBefore }: { readonly reason: string | undefined; readonly notBefore: Date },
): Promise<readonly string[]> {
  if (move === 'UPDATE' || move === 'WITHDRAW') return [];
  const recipient = await database
    .selectFrom('desk_user')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', access.user_id)
    .where('receives_mails', '=', true)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  if (recipient === undefined) return [];
  const mail = createDeskMail(desk.settings.publicOrigin, recipient, {
    kind: move === 'DECLINE' ? 'accessDeclined' : 'accessGranted',
    path: '',
    values: { application: getApplication(access.application_id).name },
    quote: reason,
  });
  return queueMails(database, [mail], desk.settings.mailState, notBefore);
}

/** Makes one move of the table for one access: status, role, account, audit log and mail, in full or not at all (POR-101). */
export async function changeAccess(request: DeskRequest, move: ChangeMove, input: AccessChange): Promise<void> {
  const { desk, viewer } = request;
  await refreshInvitations(desk);
  await desk.database.transaction().execute(async (transaction) => {
    const access = await transaction
      .selectFrom('desk_access')
      .selectAll()
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (access === undefined) throw createDeskError('NOT_FOUND');
    if (input.expectedVersion != null && input.expectedVersion !== access.version) {
      throw createConflictError('VERSION', { id: access.id, version: access.version, status: access.status });
    }
    const next = accessTransitions[access.status][move];
    if (next === undefined || next === 'GONE') return refuseTransition(access);
    const role = resolveRole(request, access, input.role);
    const reason = input.reason ?? '';
    await transaction
      .updateTable('desk_access')
      .set({
        status: next,
        role,
        version: access.version + 1,
        changed_at: new Date(),
        decline_reason: move === 'DECLINE' ? reason || null : null,
      })
      .where('id', '=', access.id)
      .execute();
    await applyAccesses(desk, transaction, access.user_id);
    await forgetChangesOf(transaction, access.user_id);
    await writeAudit(transaction, viewer, {
      action: auditActions[move],
      userId: access.user_id,
      organizationId: access.organization_id,
      applicationId: access.application_id,
      details: { from: access.status, to: next, role, ...(reason === '' ? {} : { reason }) },
    });
    const notBefore = resolveMailTime(request, input.undoId);
    const mailIds = await queueAccessMail(transaction, request, access, move, { reason, notBefore });
    const { status, decline_reason } = access;
    await rememberChange(transaction, request, input.undoId, {
      kind: 'ACCESS',
      accessId: access.id,
      version: access.version + 1,
      before: { status, role: access.role, decline_reason },
      mailIds,
    });
  });
}
