import type { Ticket } from './ticket.query.ts';

/** Props of a dialog before a status change; it closes, and the change is shown, before the service desk has answered. */
export interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly refresh: () => void;
  readonly onClose: () => void;
  /** The change to this status is being sent. */
  readonly onSent: (status: Ticket['status']) => void;
  /** The change has failed: the dialog reopens with the reason and the typed input. */
  readonly onFailed: () => void;
}
