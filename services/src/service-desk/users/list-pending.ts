import { orderText } from '../../database/order-text.ts';
import { listScope } from '../authorization/rules.ts';
import { countRows } from '../model/count-rows.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

interface PendingFilter {
  readonly organizationId: string | null;
  readonly page: number;
  readonly size: number;
}

/** The requested one of the administered organizations, or all of these; null means every organization. */
function resolveOrganizations({ viewer }: DeskRequest, organizationId: string | null): readonly string[] | null {
  return organizationId === null ? listScope(viewer, 'administered') : [organizationId];
}

/** A page of the invitations that nobody has accepted yet, newest first. */
export async function listInvitations(
  request: DeskRequest,
  { organizationId, page, size }: PendingFilter,
): Promise<{ readonly items: readonly Row<'desk_invitation'>[]; readonly total: number }> {
  const { database } = request.desk;
  const scope = resolveOrganizations(request, organizationId);
  let query = database.selectFrom('desk_invitation').where('accepted_at', 'is', null);
  if (scope !== null) query = query.where('organization_id', 'in', [...scope, '']);
  const sorted = query.selectAll().orderBy('sent_at', 'desc').orderBy(orderText('id'), 'desc');
  const items = await sorted
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items, total: await countRows(database, query.select('id')) };
}

/** A page of the requests that wait for an answer, oldest first; `own` are those of the viewer, whom others answer (POR-101). */
export async function listRequests(
  request: DeskRequest,
  { organizationId, page, size }: PendingFilter,
): Promise<{ readonly items: readonly Row<'desk_access'>[]; readonly total: number; readonly own: number }> {
  const { desk, viewer } = request;
  const scope = resolveOrganizations(request, organizationId);
  let query = desk.database.selectFrom('desk_access').where('status', '=', 'PENDING');
  if (scope !== null) query = query.where('organization_id', 'in', [...scope, '']);
  const sorted = query.selectAll().orderBy('request_date').orderBy(orderText('id'));
  const items = await sorted
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    items,
    total: await countRows(desk.database, query.select('id')),
    own: await countRows(desk.database, query.select('id').where('user_id', '=', viewer.userId)),
  };
}
