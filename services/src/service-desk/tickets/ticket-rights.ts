import { resolveReopenLimit, resolveTicketMove, type TicketMove } from '../model/ticket-transitions.ts';
import { isServiceStaff, type Viewer } from '../model/viewer.ts';
import type { Desk } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

const staffMoves: ReadonlySet<TicketMove> = new Set(['START', 'ASK', 'SOLVE', 'ASSIGN']);
const offeredMoves = ['COMMENT', 'CLOSE', 'FOLLOW_UP', 'START', 'ASK', 'SOLVE', 'ASSIGN'] as const;

export type TicketAction = (typeof offeredMoves)[number];

/** Service staff answers, unless the ticket is their own. */
export function isReplyOf(viewer: Viewer, ticket: Pick<Row<'desk_ticket'>, 'contact_id'>): boolean {
  return isServiceStaff(viewer) && ticket.contact_id !== viewer.userId;
}

/** Whether the organization lets its people close tickets themselves; service staff always may. */
export function mayClose(viewer: Viewer, organization: Pick<Row<'desk_organization'>, 'customers_may_close'>): boolean {
  return isServiceStaff(viewer) || organization.customers_may_close;
}

/** What a viewer of a ticket may do with it now, by the same table that governs the changes (D-22). */
export function listTicketActions(
  desk: Desk,
  viewer: Viewer,
  ticket: Row<'desk_ticket'>,
  organization: Pick<Row<'desk_organization'>, 'customers_may_close'>,
  now = new Date(),
): readonly TicketAction[] {
  const limit = resolveReopenLimit(ticket.solved_at, ticket.status, desk.settings.reopenDays);
  return offeredMoves.filter((action) => {
    if (staffMoves.has(action) && !isServiceStaff(viewer)) return false;
    if (action === 'CLOSE' && !mayClose(viewer, organization)) return false;
    const move = action === 'COMMENT' && isReplyOf(viewer, ticket) ? 'REPLY' : action;
    const next = resolveTicketMove(ticket.status, move, limit, now);
    return next !== 'REFUSED' && next !== 'TOO_LATE';
  });
}
