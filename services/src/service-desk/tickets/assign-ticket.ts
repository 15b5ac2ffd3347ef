import { randomUUID } from 'node:crypto';
import type { UndoId } from '../changes/remember-change.ts';
import { rememberTicketChange } from '../changes/remember-ticket-change.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { checkTicketVersion, lockTicket, moveTicket, saveTicket } from './change-ticket.ts';

interface Assignment {
  readonly id: string;
  readonly staffId: string | null;
  readonly expectedVersion?: number | null | undefined;
  readonly undoId?: UndoId;
}

/** Assigns a ticket to a member of service staff, or to nobody. */
export async function assignTicket(request: DeskRequest, assignment: Assignment): Promise<void> {
  const { id, staffId, expectedVersion, undoId } = assignment;
  const { viewer } = request;
  await request.desk.database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, id);
    checkTicketVersion(ticket, expectedVersion);
    const now = new Date();
    const status = moveTicket(request, ticket, 'ASSIGN', now);
    if (ticket.assignee_id === staffId) return;
    await saveTicket(transaction, request, ticket, status, { assignee_id: staffId }, now);
    await transaction
      .insertInto('desk_ticket_event')
      .values({
        id: randomUUID(),
        ticket_id: id,
        kind: 'ASSIGNED',
        at: now,
        by_id: viewer.userId,
        from_status: null,
        to_status: null,
        reason: null,
        assignee_id: staffId,
        follow_up_id: null,
      })
      .execute();
    await writeAudit(transaction, viewer, {
      action: 'TICKET_ASSIGNED',
      ...(staffId === null ? {} : { userId: staffId }),
      organizationId: ticket.organization_id,
      ticketId: id,
    });
    await rememberTicketChange(transaction, request, undoId, { ticket, commentId: null, mailIds: [] });
  });
}
