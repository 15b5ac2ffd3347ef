import { type Selectable, sql } from 'kysely';
import { createBatchLoader } from '../../graphql/batch-loader.ts';
import { composeFullName } from '../../identity/accounts/compose-full-name.ts';
import { restrictTickets, selectTickets } from '../authorization/restrict-tickets.ts';
import type { DeskDatabase, DeskTables } from '../model/desk-tables.ts';
import { selectMemberAccesses } from '../model/select-member-accesses.ts';
import type { Viewer } from '../model/viewer.ts';

export type Row<Table extends keyof DeskTables> = Selectable<DeskTables[Table]>;

/** People by id, for their names only; a removed person has no name any more. */
export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly isServiceStaff: boolean;
}

const indexById = <Value extends { readonly id: string }>(rows: readonly Value[]) =>
  new Map(rows.map((row) => [row.id, row]));

const people = (database: DeskDatabase) => async (ids: readonly string[]) => {
  const rows = await database
    .selectFrom('desk_user')
    .select(['id', 'first_name', 'last_name', 'is_service_staff'])
    .where('id', 'in', [...ids])
    .execute();
  return indexById(
    rows.map(({ id, first_name, last_name, is_service_staff }) => ({
      id,
      name: composeFullName(first_name, last_name),
      isServiceStaff: is_service_staff,
    })),
  );
};

const memberships = (database: DeskDatabase) => async (ids: readonly string[]) => {
  const rows = await database
    .selectFrom('desk_membership as membership')
    .innerJoin('desk_organization as organization', 'organization.id', 'membership.organization_id')
    .select(['membership.user_id', 'organization.id', 'organization.name'])
    .where('membership.user_id', 'in', [...ids])
    .execute();
  const sorted = rows.toSorted((one, other) => one.name.localeCompare(other.name));
  return new Map(
    [...Map.groupBy(sorted, ({ user_id }) => user_id)].map(([userId, list]) => [userId, list.map(({ id }) => id)]),
  );
};

const groupByTicket = <Value extends { readonly ticket_id: string }>(rows: readonly Value[]) =>
  Map.groupBy(rows, ({ ticket_id }) => ticket_id);

/** Everything that response fields are joined from, by id, with one query for all ids of a request. */
export function createDeskLoaders(database: DeskDatabase, viewer: Viewer | null) {
  return {
    person: createBatchLoader<PersonView | null>(people(database), null),
    organization: createBatchLoader<Row<'desk_organization'> | null>(async (ids) => {
      const query = database.selectFrom('desk_organization').selectAll();
      return indexById(await query.where('id', 'in', [...ids]).execute());
    }, null),
    membersOfOrganization: createBatchLoader<number>(async (ids) => {
      const rows = await database
        .selectFrom('desk_membership')
        .select(({ fn }) => ['organization_id', fn.countAll<string>().as('count')])
        .where('organization_id', 'in', [...ids])
        .groupBy('organization_id')
        .execute();
      return new Map(rows.map(({ organization_id, count }) => [organization_id, Number(count)]));
    }, 0),
    /** Ids of the active administrators of an organization who belong to it. */
    administratorsOfOrganization: createBatchLoader<readonly string[]>(async (ids) => {
      const rows = await selectMemberAccesses(database)
        .where('access.organization_id', 'in', [...ids])
        .where('access.application_id', '=', 'delegated-admin')
        .where('access.status', '=', 'ACTIVE')
        .orderBy('access.user_id')
        .execute();
      const groups = Map.groupBy(rows, ({ organization_id }) => organization_id);
      return new Map([...groups].map(([id, list]) => [id, list.map(({ user_id }) => user_id)]));
    }, []),
    organizationIdsOfUser: createBatchLoader<readonly string[]>(memberships(database), []),
    /** Whether there is an organization that a user does not belong to. */
    isOutsideOfSome: createBatchLoader<boolean>(async (ids) => {
      const { rows } = await sql<{ id: string }>`select id from desk_user where id in (${sql.join(ids)})
        and exists (select from desk_organization as organization where not exists (
          select from desk_membership where user_id = desk_user.id and organization_id = organization.id))`.execute(
        database,
      );
      return new Map(rows.map(({ id }) => [id, true]));
    }, false),
    location: createBatchLoader<Row<'desk_location'> | null>(async (ids) => {
      const query = database.selectFrom('desk_location').selectAll();
      return indexById(await query.where('id', 'in', [...ids]).execute());
    }, null),
    user: createBatchLoader<Row<'desk_user'> | null>(async (ids) => {
      const query = database.selectFrom('desk_user').selectAll();
      return indexById(await query.where('id', 'in', [...ids]).execute());
    }, null),
    invitation: createBatchLoader<Row<'desk_invitation'> | null>(async (ids) => {
      const query = database.selectFrom('desk_invitation').selectAll();
      return indexById(await query.where('id', 'in', [...ids]).execute());
    }, null),
    accessesOfUser: createBatchLoader<readonly Row<'desk_access'>[]>(async (ids) => {
      const query = database.selectFrom('desk_access').selectAll().orderBy('id');
      return Map.groupBy(await query.where('user_id', 'in', [...ids]).execute(), ({ user_id }) => user_id);
    }, []),
    accessesOfInvitation: createBatchLoader<readonly Row<'desk_access'>[]>(async (ids) => {
      const query = database.selectFrom('desk_access').selectAll().orderBy('id');
      const rows = await query.where('invitation_id', 'in', [...ids]).execute();
      return Map.groupBy(rows, ({ invitation_id }) => invitation_id ?? '');
    }, []),
    commentsOfTicket: createBatchLoader<readonly Row<'desk_comment'>[]>(async (ids) => {
      const query = database.selectFrom('desk_comment').selectAll().orderBy('created_at').orderBy('id');
      return groupByTicket(await query.where('ticket_id', 'in', [...ids]).execute());
    }, []),
    eventsOfTicket: createBatchLoader<readonly Row<'desk_ticket_event'>[]>(async (ids) => {
      const query = database.selectFrom('desk_ticket_event').selectAll().orderBy('at').orderBy('id');
      return groupByTicket(await query.where('ticket_id', 'in', [...ids]).execute());
    }, []),
    attachmentsOfTicket: createBatchLoader<readonly Row<'desk_attachment'>[]>(async (ids) => {
      const query = database.selectFrom('desk_attachment').selectAll().orderBy('created_at').orderBy('id');
      return groupByTicket(await query.where('ticket_id', 'in', [...ids]).execute());
    }, []),
    followUpsOfTicket: createBatchLoader<readonly string[]>(async (ids) => {
      const rows = await database
        .selectFrom('desk_ticket')
        .select(['id', 'follow_up_of'])
        .where('follow_up_of', 'in', [...ids])
        .orderBy('id')
        .execute();
      const groups = Map.groupBy(rows, ({ follow_up_of }) => follow_up_of ?? '');
      return new Map([...groups].map(([id, list]) => [id, list.map((row) => row.id)]));
    }, []),
    // Only those that the viewer may see: a number reveals something too.
    openTicketsOfMachine: createBatchLoader<number>(async (ids) => {
      if (viewer === null) return new Map();
      const rows = await restrictTickets(selectTickets(database), viewer, false)
        .select(({ fn }) => ['machine_id', fn.countAll<string>().as('count')])
        .where('machine_id', 'in', [...ids])
        .where('status', 'in', ['NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU'])
        .groupBy('machine_id')
        .execute();
      return new Map(rows.map(({ machine_id, count }) => [machine_id ?? '', Number(count)]));
    }, 0),
  };
}

export type DeskLoaders = ReturnType<typeof createDeskLoaders>;
