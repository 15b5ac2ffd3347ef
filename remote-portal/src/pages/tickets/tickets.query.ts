import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { ticketStatusSchema, ticketTypeSchema } from '../../features/tickets/ticket-fields.ts';
import { type TicketListState, ticketSorts } from './list-state.ts';

const ticketRowSchema = v.object({
  id: v.string(),
  subject: v.string(),
  type: ticketTypeSchema,
  status: ticketStatusSchema,
  machineName: v.nullable(v.string()),
  serialNumber: v.nullable(v.string()),
  replies: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  contact: v.object({ name: v.string() }),
  location: v.object({ name: v.string() }),
  organization: v.object({ name: v.string() }),
});
/** One ticket of the list. */
export type TicketRow = v.InferOutput<typeof ticketRowSchema>;

const ticketsSchema = v.pipe(
  v.object({
    tickets: v.object({ items: v.array(ticketRowSchema), pageInfo: v.object({ total: v.number(), size: v.number() }) }),
  }),
  v.transform(({ tickets: { items, pageInfo } }) => ({ items, ...pageInfo })),
);
/** One page of tickets, and the total count. */
export type TicketsPageData = v.InferOutput<typeof ticketsSchema>;

interface TicketsVariables {
  readonly scope: 'OWN' | 'ORGANIZATION';
  readonly search: string;
  readonly status: readonly string[] | null;
  readonly type: readonly string[] | null;
  readonly machineId: string | null;
  readonly sort: (typeof ticketSorts)[keyof typeof ticketSorts];
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly size: number;
}

/** Queries tickets for the list and its export (POR-006). */
export const ticketsQuery = defineQuery<TicketsVariables, TicketsPageData>({
  endpoint: 'tickets',
  document: `query Tickets(
  $scope: TicketScope, $search: String, $status: [TicketStatus!], $type: [TicketType!], $machineId: ID,
  $sort: TicketSort, $direction: SortDirection, $page: Int, $size: Int
) {
  tickets(
    scope: $scope, search: $search, status: $status, type: $type, machineId: $machineId,
    sort: $sort, direction: $direction, page: $page, size: $size
  ) {
    items {
      id subject type status machineName serialNumber replies createdAt updatedAt
      contact { id name } location { id name } organization { id name }
    }
    pageInfo { total size }
  }
}`,
  schema: ticketsSchema,
});

/** Maps the state of the list to query variables; `size` is at most 200. */
export function createTicketsVariables(state: TicketListState, page: number, size: number): TicketsVariables {
  return {
    scope: state.scope === 'own' ? 'OWN' : 'ORGANIZATION',
    search: state.search,
    status: state.status.length > 0 ? state.status : null,
    type: state.type === null ? null : [state.type],
    machineId: state.machine,
    sort: ticketSorts[state.sort],
    direction: state.isDescending ? 'DESC' : 'ASC',
    page,
    size,
  };
}

/** Whether the viewer sees more than their own tickets. */
export const ticketViewerQuery = defineQuery<Record<string, never>, boolean>({
  endpoint: 'sis',
  document: '{ viewer { id seesOrganizationTickets } }',
  schema: v.pipe(
    v.object({ viewer: v.object({ seesOrganizationTickets: v.boolean() }) }),
    v.transform(({ viewer }) => viewer.seesOrganizationTickets),
  ),
});
