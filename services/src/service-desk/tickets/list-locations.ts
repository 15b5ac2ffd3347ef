import { listScope } from '../authorization/rules.ts';
import { isAmong, listByName, type NameFilter } from '../model/list-by-name.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { mapLocation } from '../request/map-shared.ts';

interface LocationFilter extends NameFilter {
  readonly organizationId: string | null;
}

/** A page of the locations of the viewer's organizations by name, and their number as countRows gives it; service staff has all of them. */
export async function listLocations(request: DeskRequest, filter: LocationFilter) {
  const { organizationId } = filter;
  const conditions = [
    ...isAmong('desk_location.organization_id', listScope(request.viewer, 'member')),
    ...isAmong('desk_location.organization_id', organizationId === null ? null : [organizationId]),
  ];
  const { ids, total } = await listByName(request.desk.database, 'desk_location', conditions, filter);
  return { items: await Promise.all(ids.map((id) => mapLocation(request, id))), total };
}
