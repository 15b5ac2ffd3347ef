import { type SelectQueryBuilder, sql } from 'kysely';
import { listScope, listTicketOrganizations } from '../authorization/rules.ts';
import type { DeskDatabase, DeskTables, TicketType } from '../desk-tables.ts';
import type { Row } from '../load-desk-objects.ts';
import { matchWords } from '../search-words.ts';
import type { TicketStatus } from '../ticket-transitions.ts';
import type { Viewer } from '../viewer.ts';

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

type Query<Output> = SelectQueryBuilder<Pick<DeskTables, 'desk_ticket'>, 'desk_ticket', Output>;

const statusOrder = sql`array_position(array['NEW','IN_PROGRESS','WAITING_FOR_YOU','SOLVED','CLOSED'], status)`;
const sortColumns = {
  ID: sql.ref('id'),
  SUBJECT: sql.ref('subject_key'),
  STATUS: statusOrder,
  TYPE: sql.ref('type'),
  CREATED: sql.ref('created_at'),
  UPDATED: sql.ref('updated_at'),
} as const;

/** Leaves only tickets that judgeObject would allow: the same rule, as a condition of the query. */
export function restrictTickets<Output>(query: Query<Output>, viewer: Viewer, isOwnOnly: boolean): Query<Output> {
  const own = listScope(viewer, 'ticketing');
  const seen = listTicketOrganizations(viewer);
  if (isOwnOnly) {
    const ownQuery = query.where('contact_id', '=', viewer.userId);
    return own === null ? ownQuery : ownQuery.where('organization_id', 'in', [...own, '']);
  }
  if (seen === null || own === null) return query;
  return query.where((expression) =>
    expression.or([
      expression('organization_id', 'in', [...seen, '']),
      expression.and([expression('contact_id', '=', viewer.userId), expression('organization_id', 'in', [...own, ''])]),
    ]),
  );
}

function applyFilter<Output>(start: Query<Output>, filter: TicketFilter): Query<Output> {
  const { search, status, type, machineId, locationId, organizationId } = filter;
  let query = start;
  if (status !== null) query = query.where('status', 'in', [...status]);
  if (type !== null) query = query.where('type', 'in', [...type]);
  if (machineId !== null) query = query.where('machine_id', '=', machineId);
  if (locationId !== null) query = query.where('location_id', '=', locationId);
  if (organizationId !== null) query = query.where('organization_id', '=', organizationId);
  for (const condition of matchWords('search_text', search)) query = query.where(condition);
  return query;
}

/** One page of the tickets that a viewer may see, and how many there are in all (POR-006). */
export async function listTickets(
  database: DeskDatabase,
  viewer: Viewer,
  filter: TicketFilter,
): Promise<{ readonly items: readonly Row<'desk_ticket'>[]; readonly total: number }> {
  const base = database.selectFrom('desk_ticket') as unknown as Query<object>;
  const query = applyFilter(restrictTickets(base, viewer, filter.scope === 'OWN'), filter);
  const direction = filter.direction === 'ASC' ? 'asc' : 'desc';
  // Ids first: whole tickets are too wide to be sorted by the thousand.
  const ids = await query
    .select('id')
    .orderBy(sortColumns[filter.sort], direction)
    .orderBy('id', direction)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  const places = new Map(ids.map(({ id }, place) => [id, place]));
  const rows = await database
    .selectFrom('desk_ticket')
    .selectAll()
    .where('id', 'in', [...places.keys(), ''])
    .execute();
  const items = rows.toSorted((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0));
  const { count } = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { items, total: Number(count) };
}
