import type { DeskRequest } from './desk-context.ts';
import type { PersonView } from './load-desk-objects.ts';

/** Represents a person whose record is gone. */
const nobody: PersonView = { id: '', name: '–', isServiceStaff: false };

/** A person's name by id. */
export async function mapPerson(request: DeskRequest, id: string): Promise<PersonView> {
  return (await request.loaders.person(id)) ?? { ...nobody, id };
}

/** An organization by id; throws when there is none, since references always have one. */
export async function mapOrganization(request: DeskRequest, id: string) {
  const row = await request.loaders.organization(id);
  if (row === null) throw new Error('An organization is missing');
  return {
    id: row.id,
    name: row.name,
    industry: row.industry,
    subRegion: row.sub_region,
    country: row.country,
    city: row.city,
    members: () => request.loaders.membersOfOrganization(id),
    customersMayCloseTickets: row.customers_may_close,
  };
}

/** A location by id with the name of its organization. */
export async function mapLocation(request: DeskRequest, id: string) {
  const row = await request.loaders.location(id);
  if (row === null) throw new Error('A location is missing');
  const organization = await request.loaders.organization(row.organization_id);
  return {
    id: row.id,
    name: row.name,
    organizationId: row.organization_id,
    organizationName: organization?.name ?? '',
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
  };
}

/** Page facts of a list. */
export function mapPage<Item>(
  items: readonly Item[],
  total: number,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return { items, pageInfo: { page, size, total } };
}
