import { sql } from 'kysely';
import { orderText } from '../../database/order-text.ts';
import { restrictTickets, selectTickets, type TicketQuery } from '../authorization/restrict-tickets.ts';
import { listTicketOrganizations } from '../authorization/rules.ts';
import { countRows } from '../model/count-rows.ts';
import type { DeskDatabase, TicketType } from '../model/desk-tables.ts';
import { matchWords } from '../model/search-words.ts';
import type { TicketStatus } from '../model/ticket-transitions.ts';
import type { Viewer } from '../model/viewer.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { findByShortWords } from './find-by-short-words.ts';

export interface TicketFilter {
  readonly scope: 'OWN' | 'ORGANIZATION';
  readonly search: string;
  readonly status: readonly TicketStatus[] | null;
  readonly type: readonly TicketType[] | null;
  readonly machineId: string | null;
  readonly locationId: string | null;
  readonly organizationId: string | null;
  readonly sort: 'ID' | 'SUBJECT' | 'STATUS' | 'TYPE' | 'CREATED' | 'UPDATED';
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly size: number;
}

const statuses: readonly TicketStatus[] = ['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU', 'SOLVED', 'CLOSED'];
// As the index desk_ticket_status has it, which serves the order of a list and the choice of some statuses.
const statusPlace = sql<number>`array_position(array[${sql.join(statuses.map((status) => sql.lit(status)))}], status)`;
const sortColumns = {
  ID: orderText('id'),
  SUBJECT: orderText('subject_key'),
  STATUS: statusPlace,
  TYPE: orderText('type'),
  CREATED: sql.ref('created_at'),
  UPDATED: sql.ref('updated_at'),
} as const;

/** Leaves tickets of some statuses. */
export function restrictStatuses<Output>(
  query: TicketQuery<Output>,
  wanted: readonly TicketStatus[],
): TicketQuery<Output> {
  // Nothing has the place 0, and a list of none would be no SQL.
  return query.where(statusPlace, 'in', [0, ...wanted.map((status) => statuses.indexOf(status) + 1)]);
}

function applyFilter<Output>(start: TicketQuery<Output>, filter: TicketFilter): TicketQuery<Output> {
  const { search, status, type, machineId, locationId, organizationId } = filter;
  let query = start;
  if (status !== null) query = restrictStatuses(query, status);
  if (type !== null) query = query.where(sql.ref<string>('type'), 'in', [...type, '']);
  if (machineId !== null) query = query.where('machine_id', '=', machineId);
  if (locationId !== null) query = query.where('location_id', '=', locationId);
  if (organizationId !== null) query = query.where('organization_id', '=', organizationId);
  for (const condition of matchWords('search_text', search)) query = query.where(condition);
  return query;
}

type TicketRows = readonly Row<'desk_ticket'>[];
type TicketOrder = Pick<TicketFilter, 'sort' | 'direction' | 'page' | 'size'>;

/** A page of the tickets of a query, in order. */
export async function loadTickets(
  database: DeskDatabase,
  query: TicketQuery<object>,
  filter: TicketOrder,
): Promise<TicketRows> {
  const direction = filter.direction === 'ASC' ? 'asc' : 'desc';
  // Ids first: whole tickets are too wide to be sorted by the thousand.
  const ids = await query
    .select('id')
    .orderBy(sortColumns[filter.sort], direction)
    .orderBy(sortColumns.ID, direction)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  const places = new Map(ids.map(({ id }, place) => [id, place]));
  const rows = await database
    .selectFrom('desk_ticket')
    .selectAll()
    .where('id', 'in', [...places.keys(), ''])
    .execute();
  return rows.toSorted((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0));
}

/** Few tickets, which are those of an organization, are read sooner than an index of all words. */
function maySeeAll(viewer: Viewer, { scope, machineId, locationId, organizationId }: TicketFilter): boolean {
  const isNarrow = machineId !== null || locationId !== null || organizationId !== null;
  return scope === 'ORGANIZATION' && !isNarrow && listTicketOrganizations(viewer) === null;
}

/** Whether tickets with a word are spread evenly over a list. */
function isByTime({ sort, status, type }: TicketFilter): boolean {
  return (sort === 'ID' || sort === 'CREATED' || sort === 'UPDATED') && status === null && type === null;
}

/** A page of the tickets that a viewer may see, and the total as countRows gives it (POR-006). */
export async function listTickets(
  database: DeskDatabase,
  viewer: Viewer,
  filter: TicketFilter,
): Promise<{ readonly items: TicketRows; readonly total: number }> {
  const restrict = (tickets: TicketQuery<object>) =>
    applyFilter(restrictTickets(tickets, viewer, filter.scope === 'OWN'), filter);
  const read = async (from: DeskDatabase, page: TicketQuery<object>, counted: TicketQuery<object>) => ({
    items: await loadTickets(from, restrict(page), filter),
    total: await countRows(from, restrict(counted).select('id')),
  });
  const found = maySeeAll(viewer, filter) ? await findByShortWords(database, filter.search) : null;
  if (found === null) return read(database, selectTickets(database), selectTickets(database));
  return found.read((transaction) => {
    const tickets = found.select(transaction);
    const isInOrder = isByTime(filter) && !found.isSooner(filter.page * filter.size);
    return read(transaction, isInOrder ? selectTickets(transaction) : tickets, tickets);
  });
}
