import { sql } from 'kysely';
import { listScope } from '../authorization/rules.ts';
import { isAmong, listByName, type NameFilter } from '../model/list-by-name.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { mapOrganization } from '../request/map-shared.ts';

interface OrganizationFilter extends NameFilter {
  /** Whether to list those that the viewer administers, and not those that the viewer belongs to. */
  readonly isAdministered: boolean;
  /** Id of a user: lists administered organizations that this user does not belong to. */
  readonly addableTo: string | null;
}

/** A page of the viewer's organizations by name, and their number as countRows gives it; service staff has all of them. */
export async function listOrganizations(request: DeskRequest, filter: OrganizationFilter) {
  const { viewer, desk } = request;
  const { isAdministered, addableTo } = filter;
  // Nobody adds themselves.
  if (addableTo === viewer.userId) return { items: [], total: 0 };
  const scope = listScope(viewer, isAdministered || addableTo !== null ? 'administered' : 'member');
  const conditions = [...isAmong('desk_organization.id', scope)];
  if (addableTo !== null) {
    conditions.push(
      sql`not exists (select from desk_membership where user_id = ${addableTo} and organization_id = desk_organization.id)`,
    );
  }
  const { ids, total } = await listByName(desk.database, 'desk_organization', conditions, filter);
  return { items: await Promise.all(ids.map((id) => mapOrganization(request, id))), total };
}
