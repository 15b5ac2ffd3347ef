// @ts-nocheck
import type { Ticket } from './ticket.query.ts';

/** What a question before a change of the status gets; it is closed and the change shown before the service desk has answered. */
export interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly refresh: () => void;
  readonly onClose: () => void;
  /** The change is on its way to this status. */
  readonly onSent: (status: Ticket['status']) => void;
  /** It has not worked: the question comes back with the reason, and with what was typed. */
  readonly onFailed: () => void;
}
