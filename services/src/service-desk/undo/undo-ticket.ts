import { randomUUID } from 'node:crypto';
import type { UndoState } from '../changes/undo-state.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { checkTicketVersion, lockTicket } from '../tickets/change-ticket.ts';

/** Puts a ticket back to where it was; the way there and back stays in its history (D-22). */
export async function undoTicketChange(
  database: DeskDatabase,
  { viewer }: DeskRequest,
  { ticketId, version, before, commentId }: Extract<UndoState, { kind: 'TICKET' }>,
): Promise<void> {
  const ticket = await lockTicket(database, ticketId);
  checkTicketVersion(ticket, version);
  const now = new Date();
  await database
    .updateTable('desk_ticket')
    .set({ ...before, version: version + 1, updated_at: now })
    .where('id', '=', ticketId)
    .execute();
  if (commentId !== null) await database.deleteFrom('desk_comment').where('id', '=', commentId).execute();
  const isMoved = ticket.status !== before.status;
  if (isMoved || ticket.assignee_id !== before.assignee_id) {
    const isReopened = before.status !== 'CLOSED' && ['SOLVED', 'CLOSED'].includes(ticket.status);
    await database
      .insertInto('desk_ticket_event')
      .values({
        id: randomUUID(),
        ticket_id: ticketId,
        kind: isMoved ? (isReopened ? 'REOPENED' : 'STATUS_CHANGED') : 'ASSIGNED',
        at: now,
        by_id: viewer.userId,
        from_status: isMoved ? ticket.status : null,
        to_status: isMoved ? before.status : null,
        reason: null,
        assignee_id: isMoved ? null : before.assignee_id,
        follow_up_id: null,
      })
      .execute();
  }
  await writeAudit(database, viewer, {
    action: 'CHANGE_UNDONE',
    organizationId: ticket.organization_id,
    ticketId,
    details: isMoved ? { from: ticket.status, to: before.status } : {},
  });
}
