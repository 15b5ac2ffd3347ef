import { samplePeople } from '../../sample/sample-people.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { sampleLocations, sampleOrganizations } from './sample-organizations.ts';

const peopleIds = samplePeople.map(({ id }) => id);
const organizationIds = sampleOrganizations.map(({ id }) => id);
const locationIds = sampleLocations.map(({ id }) => id);

/** Tickets opened by sample people, with everything that belongs to them; their contributions to other tickets stay. */
async function removeTickets(database: DeskDatabase): Promise<number> {
  const tickets = database.selectFrom('desk_ticket').select('id').where('contact_id', 'in', peopleIds);
  const ids = (await tickets.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await database.deleteFrom('desk_attachment').where('ticket_id', 'in', ids).execute();
  await database.deleteFrom('desk_comment').where('ticket_id', 'in', ids).execute();
  await database.deleteFrom('desk_ticket_event').where('ticket_id', 'in', ids).execute();
  await database.updateTable('desk_ticket').set({ follow_up_of: null }).where('follow_up_of', 'in', ids).execute();
  await database.deleteFrom('desk_ticket').where('id', 'in', ids).execute();
  return ids.length;
}

async function removePeople(database: DeskDatabase): Promise<number> {
  await database.updateTable('desk_ticket').set({ assignee_id: null }).where('assignee_id', 'in', peopleIds).execute();
  await database.deleteFrom('desk_undo').where('by_id', 'in', peopleIds).execute();
  await database.deleteFrom('desk_undo').where('leaving_user_id', 'in', peopleIds).execute();
  const removed = await database.deleteFrom('desk_user').where('id', 'in', peopleIds).returning('id').execute();
  return removed.length;
}

/** Machines and places of a sample organization that nobody else uses are removed with it. */
async function removeOrganizations(database: DeskDatabase) {
  const inUse = new Set<string>();
  for (const table of ['desk_membership', 'desk_access', 'desk_invitation', 'desk_ticket'] as const) {
    const rows = await database.selectFrom(table).select('organization_id').distinct().execute();
    for (const { organization_id } of rows) inUse.add(organization_id);
  }
  const present = await database
    .selectFrom('desk_organization')
    .select('id')
    .where('id', 'in', organizationIds)
    .execute();
  const gone = present.map(({ id }) => id).filter((id) => !inUse.has(id));
  const keptOrganizations = present.length - gone.length;
  if (gone.length === 0) return { machines: 0, organizations: 0, keptOrganizations };
  const machines = await database
    .deleteFrom('desk_machine')
    .where('organization_id', 'in', gone)
    .returning('id')
    .execute();
  await database
    .deleteFrom('desk_location')
    .where('organization_id', 'in', gone)
    .where('id', 'in', locationIds)
    .execute();
  await database.deleteFrom('desk_organization').where('id', 'in', gone).execute();
  return { machines: machines.length, organizations: gone.length, keptOrganizations };
}

/**
 * Removes the invented customers of a local start from the desk, inside the caller's transaction; real people's work,
 * and the organizations they belong to, stay. The audit log is append-only and keeps its lines.
 */
export async function removeDeskSamples(database: DeskDatabase) {
  const tickets = await removeTickets(database);
  const people = await removePeople(database);
  const rest = await removeOrganizations(database);
  // A local start may fill the desk again.
  await database.deleteFrom('desk_seed').where('name', '=', 'sample').execute();
  return { people, tickets, ...rest };
}
