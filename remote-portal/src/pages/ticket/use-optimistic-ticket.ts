import { useState } from 'react';
import type { Ticket } from './ticket.query.ts';

type Status = Ticket['status'];

/** A ticket with the status that a pending change will give it, and the function to assume that status. */
export interface OptimisticTicket {
  readonly shown: Ticket;
  /** Null reverts it, because the change has failed. */
  readonly assume: (status: Status | null) => void;
}

/** The ticket after a status change that the service desk has not confirmed; anything else that depends on the status is unknown. */
export function createOptimisticTicket(ticket: Ticket, status: Status): Ticket {
  const allowedActions = status === 'CLOSED' ? [] : ticket.allowedActions.filter((action) => action === 'COMMENT');
  return { ...ticket, status, allowedActions, expectedReplyAt: null, reopenableUntil: null };
}

/** Shows a status change immediately; a newer version of the ticket replaces it once known. */
export function useOptimisticTicket(ticket: Ticket): OptimisticTicket {
  const [assumed, setAssumed] = useState<{ readonly status: Status; readonly version: number } | null>(null);
  const isAhead = assumed !== null && assumed.version === ticket.version;
  return {
    shown: isAhead ? createOptimisticTicket(ticket, assumed.status) : ticket,
    assume: (status) => setAssumed(status === null ? null : { status, version: ticket.version }),
  };
}
