import type { ObjectKind } from '../authorization/policies.ts';
import type { Ownership } from '../authorization/rules.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { selectMemberAccesses } from '../model/select-member-accesses.ts';

type LoadOwnership = (database: DeskDatabase, id: string) => Promise<Ownership | null>;

const ofOrganization = (row: { organization_id: string } | undefined, userId: string | null = null) =>
  row === undefined ? null : { organizationIds: [row.organization_id], userId };

async function loadUserOwnership(database: DeskDatabase, id: string): Promise<Ownership | null> {
  const rows = await database
    .selectFrom('desk_user as person')
    .leftJoin('desk_membership as membership', 'membership.user_id', 'person.id')
    .select('membership.organization_id')
    .where('person.id', '=', id)
    .execute();
  if (rows.length === 0) return null;
  return { userId: id, organizationIds: rows.flatMap(({ organization_id }) => organization_id ?? []) };
}

const loaders: Readonly<Record<ObjectKind, LoadOwnership>> = {
  ticket: async (database, id) => {
    const query = database.selectFrom('desk_ticket').select(['organization_id', 'contact_id']).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return ofOrganization(row, row?.contact_id);
  },
  machine: async (database, id) =>
    ofOrganization(
      await database.selectFrom('desk_machine').select('organization_id').where('id', '=', id).executeTakeFirst(),
    ),
  location: async (database, id) =>
    ofOrganization(
      await database.selectFrom('desk_location').select('organization_id').where('id', '=', id).executeTakeFirst(),
    ),
  organization: async (database, id) => {
    const query = database.selectFrom('desk_organization').select('id').where('id', '=', id);
    return (await query.executeTakeFirst()) === undefined ? null : { organizationIds: [id], userId: null };
  },
  user: loadUserOwnership,
  staff: async (database, id) => {
    const query = database.selectFrom('desk_user').select('is_service_staff').where('id', '=', id);
    return (await query.executeTakeFirst())?.is_service_staff === true ? { organizationIds: [], userId: null } : null;
  },
  access: async (database, id) => {
    const row = await selectMemberAccesses(database).where('access.id', '=', id).executeTakeFirst();
    return ofOrganization(row, row?.user_id);
  },
  invitation: async (database, id) => {
    const query = database.selectFrom('desk_invitation').select(['organization_id', 'user_id']).where('id', '=', id);
    const row = await query.executeTakeFirst();
    return ofOrganization(row, row?.user_id);
  },
  change: async (database, id) => {
    const query = database.selectFrom('desk_undo').select('by_id').where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row === undefined ? null : { organizationIds: [], userId: row.by_id };
  },
};

/** The owner of an object; null when there is none of that id. */
export function loadOwnership(database: DeskDatabase, kind: ObjectKind, id: string): Promise<Ownership | null> {
  return loaders[kind](database, id);
}
