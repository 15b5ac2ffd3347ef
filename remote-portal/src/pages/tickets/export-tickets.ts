import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import type { DeskClient } from '../../data/desk-client.ts';
import { writeCsv } from '../../features/lists/write-csv.ts';
import type { TicketStatus } from '../../features/tickets/ticket-fields.ts';
import type { TicketListState } from './list-state.ts';
import { createTicketsVariables, type TicketRow, ticketsQuery } from './tickets.query.ts';

const pageSize = 200;
const columns = [
  'id',
  'subject',
  'status',
  'type',
  'machine',
  'serialNumber',
  'organization',
  'location',
  'contact',
  'replies',
  'created',
  'updated',
] as const;

/** Writes tickets as CSV, with headers in the page's language and dates in ISO 8601. */
export function writeTicketsCsv(
  tickets: readonly TicketRow[],
  t: Translate,
  writeStatus: (status: TicketStatus) => string,
): string {
  return writeCsv(
    columns.map((column) => t(`tickets.column.${column}`)),
    tickets.map((ticket) => [
      ticket.id,
      ticket.subject,
      writeStatus(ticket.status),
      t(`tickets.type.${ticket.type}`),
      ticket.machineName ?? '',
      ticket.serialNumber ?? '',
      ticket.organization.name,
      ticket.location.name,
      ticket.contact.name,
      ticket.replies,
      ticket.createdAt,
      ticket.updatedAt,
    ]),
  );
}

/** Loads all pages of the filtered and sorted list; rejects with a RequestError. */
export async function loadAllTickets(desk: DeskClient, state: TicketListState): Promise<readonly TicketRow[]> {
  const tickets = new Map<string, TicketRow>();
  for (let page = 1; ; page += 1) {
    const { items } = await desk.run(ticketsQuery, createTicketsVariables(state, page, pageSize));
    // A ticket changed meanwhile may move to the next page and would appear twice.
    for (const ticket of items) tickets.set(ticket.id, ticket);
    if (items.length < pageSize) return [...tickets.values()];
  }
}
