export type TicketStatus = 'NEW' | 'IN_PROGRESS' | 'WAITING_FOR_YOU' | 'SOLVED' | 'CLOSED';

/** Moves of a ticket; REPLY is a comment by service staff, COMMENT one by anyone else. */
export type TicketMove = 'COMMENT' | 'REPLY' | 'START' | 'ASK' | 'SOLVE' | 'CLOSE' | 'ASSIGN' | 'FOLLOW_UP';

/** Where a move leads from each status; missing moves are refused (D-22, POR-065). */
export const ticketTransitions: Readonly<Record<TicketStatus, Readonly<Partial<Record<TicketMove, TicketStatus>>>>> = {
  NEW: { COMMENT: 'NEW', REPLY: 'IN_PROGRESS', START: 'IN_PROGRESS', CLOSE: 'CLOSED', ASSIGN: 'NEW' },
  IN_PROGRESS: {
    COMMENT: 'IN_PROGRESS',
    REPLY: 'IN_PROGRESS',
    ASK: 'WAITING_FOR_YOU',
    SOLVE: 'SOLVED',
    CLOSE: 'CLOSED',
    ASSIGN: 'IN_PROGRESS',
  },
  WAITING_FOR_YOU: {
    COMMENT: 'IN_PROGRESS',
    REPLY: 'WAITING_FOR_YOU',
    START: 'IN_PROGRESS',
    SOLVE: 'SOLVED',
    CLOSE: 'CLOSED',
    ASSIGN: 'WAITING_FOR_YOU',
  },
  SOLVED: {
    COMMENT: 'IN_PROGRESS',
    REPLY: 'SOLVED',
    START: 'IN_PROGRESS',
    CLOSE: 'CLOSED',
    FOLLOW_UP: 'SOLVED',
  },
  CLOSED: { FOLLOW_UP: 'CLOSED' },
};

/** Until when a solved ticket can be opened again (D-22); null for other statuses. */
export function resolveReopenLimit(solvedAt: Date | null, status: TicketStatus, reopenDays: number): Date | null {
  return status === 'SOLVED' && solvedAt !== null ? new Date(solvedAt.getTime() + reopenDays * 86_400_000) : null;
}

/** Status after a move, or why it is refused; `limit` is the result of resolveReopenLimit for the ticket. */
export function resolveTicketMove(
  status: TicketStatus,
  move: TicketMove,
  limit: Date | null,
  now: Date,
): TicketStatus | 'REFUSED' | 'TOO_LATE' {
  const next = ticketTransitions[status][move];
  if (next === undefined) return 'REFUSED';
  const isReopening = status === 'SOLVED' && next === 'IN_PROGRESS';
  return isReopening && (limit === null || now > limit) ? 'TOO_LATE' : next;
}
