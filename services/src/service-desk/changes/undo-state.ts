import type { Row } from '../request/load-desk-objects.ts';

type TicketRow = Row<'desk_ticket'>;

/** Columns of a ticket that a change can be undone in. */
export type TicketBefore = Pick<
  TicketRow,
  | 'status'
  | 'assignee_id'
  | 'close_reason'
  | 'waiting_since'
  | 'solved_at'
  | 'closed_at'
  | 'comment_count'
  | 'reply_count'
>;

/** The data that restore the state before a change; `version` is the one after it. */
export type UndoState =
  | {
      readonly kind: 'TICKET';
      readonly ticketId: string;
      readonly version: number;
      readonly before: TicketBefore;
      readonly commentId: string | null;
      readonly mailIds: readonly string[];
    }
  | {
      readonly kind: 'ACCESS';
      readonly accessId: string;
      readonly version: number;
      readonly before: Pick<Row<'desk_access'>, 'status' | 'role' | 'decline_reason'>;
      readonly mailIds: readonly string[];
    }
  | {
      /** A person left an organization, or an invitation to it was withdrawn. */
      readonly kind: 'MEMBERSHIP';
      readonly userId: string;
      readonly organizationId: string;
      /** All organizations that the user was taken out of. */
      readonly memberships: readonly string[];
      readonly accesses: readonly Row<'desk_access'>[];
      readonly invitations: readonly Row<'desk_invitation'>[];
    };

const moments: ReadonlySet<string> = new Set([
  'waiting_since',
  'solved_at',
  'closed_at',
  'request_date',
  'changed_at',
  'sent_at',
  'expires_at',
  'accepted_at',
]);

/** Reads a state as it was written, with its moments as dates. */
export function parseUndoState(text: string): UndoState {
  return JSON.parse(text, (key, value: unknown) =>
    moments.has(key) && typeof value === 'string' ? new Date(value) : value,
  ) as UndoState;
}
