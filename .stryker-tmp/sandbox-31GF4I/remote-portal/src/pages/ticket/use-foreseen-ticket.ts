// @ts-nocheck
import { useState } from 'react';
import type { Ticket } from './ticket.query.ts';

type Status = Ticket['status'];

/** A ticket as it will be once the change on its way has arrived, and the way to foresee one. */
export interface ForeseenTicket {
  readonly shown: Ticket;
  /** Null takes it back, because the change has failed. */
  readonly foresee: (status: Status | null) => void;
}

/** The ticket after a move that the service desk has not answered yet; what else depends on the status is not known. */
export function foreseeTicket(ticket: Ticket, status: Status): Ticket {
  const allowedActions = status === 'CLOSED' ? [] : ticket.allowedActions.filter((action) => action === 'COMMENT');
  return { ...ticket, status, allowedActions, expectedReplyAt: null, reopenableUntil: null };
}

/** Shows a change of the status at once; as soon as a newer version of the ticket is known, that one counts. */
export function useForeseenTicket(ticket: Ticket): ForeseenTicket {
  const [foreseen, setForeseen] = useState<{ readonly status: Status; readonly version: number } | null>(null);
  const isAhead = foreseen !== null && foreseen.version === ticket.version;
  return {
    shown: isAhead ? foreseeTicket(ticket, foreseen.status) : ticket,
    foresee: (status) => setForeseen(status === null ? null : { status, version: ticket.version }),
  };
}
