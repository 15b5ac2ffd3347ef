import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { DeskDatabase, DeskTables } from '../model/desk-tables.ts';
import type { Viewer } from '../model/viewer.ts';
import { listScope, listTicketOrganizations } from './rules.ts';

/** A query of tickets whose conditions are still being put together. */
export type TicketQuery<Output> = SelectQueryBuilder<Pick<DeskTables, 'desk_ticket'>, 'desk_ticket', Output>;

/** A query of all tickets, or of rows of them that another query has; to be restricted before it runs. */
export function selectTickets(
  database: DeskDatabase,
  rows: Expression<unknown> = sql.table('desk_ticket'),
): TicketQuery<object> {
  return database.selectFrom(sql`${rows}`.as('desk_ticket')) as unknown as TicketQuery<object>;
}

/** Leaves only tickets that judgeObject would allow: the same rule, as a condition of the query. */
export function restrictTickets<Output>(
  query: TicketQuery<Output>,
  viewer: Viewer,
  isOwnOnly: boolean,
): TicketQuery<Output> {
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
