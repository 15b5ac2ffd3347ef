import * as v from 'valibot';
import { listScope } from '../authorization/rules.ts';
import { countRows } from '../model/count-rows.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

const detailsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

interface AuditFilter {
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly page: number;
  readonly size: number;
}

/** A page of the audit log, newest first; administrators read the entries of their organizations. */
export async function listAudit({ desk, viewer }: DeskRequest, filter: AuditFilter) {
  const scope = listScope(viewer, 'administered');
  let query = desk.database.selectFrom('desk_audit');
  if (scope !== null) query = query.where('organization_id', 'in', [...scope, '']);
  if (filter.userId !== null) query = query.where('user_id', '=', filter.userId);
  if (filter.organizationId !== null) query = query.where('organization_id', '=', filter.organizationId);
  const items = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { items, total: await countRows(desk.database, query.select('id')) };
}

/** An entry with the names at the time, even if the people are gone. */
export function mapAuditEntry({ loaders }: DeskRequest, row: Row<'desk_audit'>) {
  const mapNamed = async (id: string | null, name: string | null) =>
    id === null ? null : { id, name: name ?? '–', isServiceStaff: (await loaders.person(id))?.isServiceStaff ?? false };
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actor: () => mapNamed(row.actor_id, row.actor_name),
    user: () => mapNamed(row.user_id, row.user_name),
    organizationName: row.organization_name,
    applicationId: row.application_id,
    ticketId: row.ticket_id,
    details: Object.entries(v.parse(detailsSchema, row.details)).map(([name, value]) => ({ name, value })),
  };
}
