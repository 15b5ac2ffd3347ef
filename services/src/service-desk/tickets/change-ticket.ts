import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { createConflictError } from '../model/desk-error.ts';
import type { DeskDatabase, DeskTables, TicketEventKind } from '../model/desk-tables.ts';
import {
  resolveReopenLimit,
  resolveTicketMove,
  type TicketMove,
  type TicketStatus,
} from '../model/ticket-transitions.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

export type TicketRow = Row<'desk_ticket'>;

/** Reads a ticket and keeps everybody else from changing it until the transaction ends. */
export async function lockTicket(database: DeskDatabase, id: string): Promise<TicketRow> {
  return database.selectFrom('desk_ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Refuses a change based on an older version; without an expected version nothing is refused. */
export function checkTicketVersion(ticket: TicketRow, expectedVersion: number | null | undefined): void {
  if (expectedVersion === null || expectedVersion === undefined || expectedVersion === ticket.version) return;
  throw createConflictError('VERSION', { id: ticket.id, version: ticket.version, status: ticket.status });
}

/** Status after a move of the table, or the conflict that names the ticket's present state (D-22). */
export function moveTicket({ desk }: DeskRequest, ticket: TicketRow, move: TicketMove, now: Date): TicketStatus {
  const limit = resolveReopenLimit(ticket.solved_at, ticket.status, desk.settings.reopenDays);
  const next = resolveTicketMove(ticket.status, move, limit, now);
  if (next !== 'REFUSED' && next !== 'TOO_LATE') return next;
  const reason = next === 'TOO_LATE' ? 'TOO_LATE' : 'TRANSITION';
  throw createConflictError(reason, { id: ticket.id, version: ticket.version, status: ticket.status });
}

function resolveEventKind(from: TicketStatus, to: TicketStatus): TicketEventKind {
  if (to === 'CLOSED') return 'CLOSED';
  return from === 'SOLVED' && to === 'IN_PROGRESS' ? 'REOPENED' : 'STATUS_CHANGED';
}

type Change = Omit<Updateable<DeskTables['desk_ticket']>, 'id' | 'version' | 'status'>;

/** Writes a change of a locked ticket with its entry in history and audit log when the status is another one. */
export async function saveTicket(
  database: DeskDatabase,
  { viewer }: DeskRequest,
  ticket: TicketRow,
  status: TicketStatus,
  change: Change,
  now: Date,
): Promise<void> {
  const isSolved = status === 'SOLVED';
  await database
    .updateTable('desk_ticket')
    .set({
      ...change,
      status,
      version: ticket.version + 1,
      updated_at: now,
      solved_at: isSolved ? (ticket.solved_at ?? now) : status === 'CLOSED' ? ticket.solved_at : null,
    })
    .where('id', '=', ticket.id)
    .execute();
  if (status === ticket.status) return;
  const reason = change.close_reason ?? null;
  await database
    .insertInto('desk_ticket_event')
    .values({
      id: randomUUID(),
      ticket_id: ticket.id,
      kind: resolveEventKind(ticket.status, status),
      at: now,
      by_id: viewer.userId,
      from_status: ticket.status,
      to_status: status,
      reason,
      assignee_id: null,
      follow_up_id: null,
    })
    .execute();
  await writeAudit(database, viewer, {
    action: status === 'CLOSED' ? 'TICKET_CLOSED' : 'TICKET_STATUS_CHANGED',
    organizationId: ticket.organization_id,
    ticketId: ticket.id,
    details: { from: ticket.status, to: status, ...(reason === null ? {} : { reason }) },
  });
}
