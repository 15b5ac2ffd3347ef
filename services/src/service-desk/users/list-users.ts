import { type Expression, type SqlBool, sql } from 'kysely';
import { listScope } from '../authorization/rules.ts';
import { type AccessStatus, accessUrgency } from '../model/access-transitions.ts';
import { countRows } from '../model/count-rows.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { matchWords } from '../model/search-words.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

/** From so many holders of an application or role on, people are read in their order and asked whether they hold it. */
const manyHolders = 8_000;

export interface UserFilter {
  readonly search: string;
  readonly organizationId: string | null;
  readonly applicationId: string | null;
  readonly status: readonly AccessStatus[] | null;
  readonly role: string | null;
  readonly sort: 'NAME' | 'EMAIL' | 'STATUS';
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly size: number;
}

/** Organizations whose people the viewer may know about; null means all. */
type VisibleOrganizations = readonly string[] | null;

const userId = sql.ref('desk_user.id');
const idOrder = sql`desk_user.id collate "C"`;
const nameKey = sql.ref('desk_user.name_key');

/** An access counts in an organization that the viewer may know about and its holder belongs to. */
function restrictAccesses(visible: VisibleOrganizations) {
  const isVisible = visible === null ? sql`true` : sql`access.organization_id in (${sql.join([...visible, ''])})`;
  return sql`desk_access as access
    join desk_membership as member on member.user_id = access.user_id and member.organization_id = access.organization_id
    where ${isVisible}`;
}

/** Whether the most urgent status of a user, among the accesses that the viewer may know about, is this one. */
function hasStatus(visible: VisibleOrganizations, status: AccessStatus): Expression<SqlBool> {
  if (visible === null) return sql<SqlBool>`desk_user.status_place = ${sql.lit(accessUrgency.indexOf(status) + 1)}`;
  const hasAny = (...statuses: readonly AccessStatus[]) => sql<SqlBool>`exists (
    select from ${restrictAccesses(visible)} and access.user_id = ${userId} and access.status in (${sql.join(statuses)}))`;
  const moreUrgent = accessUrgency.slice(0, accessUrgency.indexOf(status));
  // Who has no access at all has no status either.
  if (status === 'UNKNOWN') return sql<SqlBool>`not ${hasAny(...moreUrgent)}`;
  return moreUrgent.length === 0 ? hasAny(status) : sql<SqlBool>`${hasAny(status)} and not ${hasAny(...moreUrgent)}`;
}

/** A filter, and whether so many hold its application or role that the planner is not to begin with them. */
type PlannedFilter = UserFilter & { readonly isHeldByMany: boolean };

function listConditions(visible: VisibleOrganizations, filter: PlannedFilter): readonly Expression<SqlBool>[] {
  const { search, organizationId, status, applicationId, role } = filter;
  const conditions = [...matchWords('desk_user.search_text', search)];
  const members = organizationId === null ? visible : [organizationId];
  if (members === null) {
    // A user who is about to be deleted for good counts as gone, unless that is undone.
    conditions.push(sql`not exists (select from desk_undo where leaving_user_id = ${userId})`);
  } else {
    const organizations = sql.join([...members, '']);
    conditions.push(
      sql`exists (select from desk_membership where user_id = ${userId} and organization_id in (${organizations}))`,
    );
  }
  if (status !== null) {
    const wanted = status.map((each) => hasStatus(visible, each));
    // One alone is no alternative, so that the planner can begin with the few people who have it.
    conditions.push(wanted.length === 0 ? sql`false` : sql`(${sql.join(wanted, sql` or `)})`);
  }
  if (applicationId !== null || role !== null) {
    const isApplication = applicationId === null ? sql`true` : sql`access.application_id = ${applicationId}`;
    const isRole = role === null ? sql`true` : sql`access.role = ${role}`;
    // With `offset` it is asked for each person, who are read until the page is full.
    const fence = filter.isHeldByMany ? sql`offset 0` : sql``;
    conditions.push(
      sql`exists (select from ${restrictAccesses(visible)} and access.user_id = ${userId} and ${isApplication} and ${isRole} ${fence})`,
    );
  }
  return conditions;
}

type Users = readonly Row<'desk_user'>[];

function selectUsers(visible: VisibleOrganizations, filter: PlannedFilter) {
  const conditions = listConditions(visible, filter);
  return sql`from desk_user where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`;
}

/**
 * A page in the order of the most urgent status, and by name within one; in both directions names ascend. One status
 * after the other is read, until the page is full: the status of everybody would have to be known to sort by it.
 */
async function listByStatus(
  database: DeskDatabase,
  visible: VisibleOrganizations,
  filter: PlannedFilter,
): Promise<Users> {
  const { page, size, direction } = filter;
  const users: Row<'desk_user'>[] = [];
  let skipped = (page - 1) * size;
  for (const status of direction === 'ASC' ? accessUrgency : accessUrgency.toReversed()) {
    if (filter.status !== null && !filter.status.includes(status)) continue;
    const found = selectUsers(visible, { ...filter, status: [status] });
    const { rows } = await sql<Row<'desk_user'>>`select desk_user.* ${found}
      order by ${nameKey}, ${idOrder} limit ${size - users.length} offset ${skipped}`.execute(database);
    users.push(...rows);
    if (users.length === size) break;
    skipped =
      rows.length > 0 || skipped === 0 ? 0 : skipped - (await countRows(database, sql`(select ${found})`, skipped));
  }
  return users;
}

async function listByKey(database: DeskDatabase, visible: VisibleOrganizations, filter: PlannedFilter): Promise<Users> {
  const { page, size, sort, direction } = filter;
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc');
  const key = sort === 'EMAIL' ? sql.ref('desk_user.email_key') : nameKey;
  const { rows } = await sql<Row<'desk_user'>>`select desk_user.* ${selectUsers(visible, filter)}
    order by ${key} ${way}, ${idOrder} ${way} limit ${size} offset ${(page - 1) * size}`.execute(database);
  return rows;
}

/** Whether an application or role has many holders: beginning with them would read all of these for each page. */
async function isHeldByMany(
  database: DeskDatabase,
  { applicationId, role }: UserFilter,
  many: number,
): Promise<boolean> {
  let holders = database.selectFrom('desk_access').select('id');
  if (applicationId !== null) holders = holders.where('application_id', '=', applicationId);
  if (role !== null) holders = holders.where('role', '=', role);
  return (applicationId !== null || role !== null) && (await countRows(database, holders, many)) === many;
}

/**
 * A page of the people in administered organizations, and their number as countRows gives it. Names are sorted by their
 * folded form, which is the same in every database. `many` is how many holders of an application or role are many.
 */
export async function listUsers(
  { desk: { database }, viewer }: DeskRequest,
  asked: UserFilter,
  many = manyHolders,
): Promise<{ readonly items: Users; readonly total: number }> {
  const visible = listScope(viewer, 'administered');
  const filter = { ...asked, isHeldByMany: visible === null && (await isHeldByMany(database, asked, many)) };
  const items = await (filter.sort === 'STATUS' ? listByStatus : listByKey)(database, visible, filter);
  return { items, total: await countRows(database, sql`(select ${selectUsers(visible, filter)})`) };
}
