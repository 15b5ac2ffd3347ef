import { useState } from 'react';
import type { Ticket } from './ticket.query.ts';

type Status = Ticket['status'];

/** A ticket with the status that a change on its way will give it, and how to assume that status. */
export interface OptimisticTicket {
  readonly shown: Ticket;
  /** Null takes it back, because the change has failed. */
  readonly assume: (status: Status | null) => void;
}

/** The ticket after a move that the service desk has not answered yet; what else depends on the status is not known. */
export function createOptimisticTicket(ticket: Ticket, status: Status): Ticket {
  const allowedActions = status === 'CLOSED' ? [] : ticket.allowedActions.filter((action) => action === 'COMMENT');
  return { ...ticket, status, allowedActions, expectedReplyAt: null, reopenableUntil: null };
}

/** Shows a change of the status at once; as soon as a newer version of the ticket is known, that one counts. */
export function useOptimisticTicket(ticket: Ticket): OptimisticTicket {
  const [assumed, setAssumed] = useState<{ readonly status: Status; readonly version: number } | null>(null);
  const isAhead = assumed !== null && assumed.version === ticket.version;
  return {
    shown: isAhead ? createOptimisticTicket(ticket, assumed.status) : ticket,
    assume: (status) => setAssumed(status === null ? null : { status, version: ticket.version }),
  };
}
