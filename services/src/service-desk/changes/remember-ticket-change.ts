import type { DeskDatabase } from '../model/desk-tables.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { rememberChange, type UndoId } from './remember-change.ts';

interface TicketChange {
  /** As it was before. */
  readonly ticket: Row<'desk_ticket'>;
  /** Comment that came with the change. */
  readonly commentId: string | null;
  readonly mailIds: readonly string[];
}

/** Records the state of a ticket before a change that produced one version of it. */
export function rememberTicketChange(
  database: DeskDatabase,
  request: DeskRequest,
  undoId: UndoId,
  { ticket, commentId, mailIds }: TicketChange,
): Promise<void> {
  const { id, version, status, assignee_id, close_reason, waiting_since, solved_at, closed_at } = ticket;
  const { comment_count, reply_count } = ticket;
  const before = { status, assignee_id, close_reason, waiting_since, solved_at, closed_at, comment_count, reply_count };
  const state = { kind: 'TICKET', ticketId: id, version: version + 1, before, commentId, mailIds } as const;
  return rememberChange(database, request, undoId, state);
}
