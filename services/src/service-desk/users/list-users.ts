import { type Expression, type SqlBool, sql } from 'kysely';
import { listScope } from '../authorization/rules.ts';
import { type AccessStatus, accessUrgency } from '../model/access-transitions.ts';
import { countRows } from '../model/count-rows.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { matchWords } from '../model/search-words.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

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
const urgency = sql`array[${sql.join(accessUrgency.map((status) => sql.lit(status)))}]`;

/** An access counts in an organization that the viewer may know about and its holder belongs to. */
function restrictAccesses(visible: VisibleOrganizations) {
  const isVisible = visible === null ? sql`true` : sql`access.organization_id in (${sql.join([...visible, ''])})`;
  return sql`desk_access as access
    join desk_membership as member on member.user_id = access.user_id and member.organization_id = access.organization_id
    where ${isVisible}`;
}

/** The most urgent status of each user who has an access, as its place in `accessUrgency`, from 1. */
function rankStatuses(visible: VisibleOrganizations) {
  return sql<{ user_id: string; rank: number }>`(select access.user_id,
    min(array_position(${urgency}, access.status)) as rank from ${restrictAccesses(visible)} group by access.user_id)`;
}

const noAccess = accessUrgency.length;
const rank = sql<number>`coalesce(status.rank, ${sql.lit(noAccess)})`;

function listConditions(visible: VisibleOrganizations, filter: UserFilter): readonly Expression<SqlBool>[] {
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
    const wanted = [0, ...status.map((each) => accessUrgency.indexOf(each) + 1)];
    conditions.push(sql`${rank} in (${sql.join(wanted)})`);
  }
  if (applicationId !== null || role !== null) {
    const isApplication = applicationId === null ? sql`true` : sql`access.application_id = ${applicationId}`;
    const isRole = role === null ? sql`true` : sql`access.role = ${role}`;
    conditions.push(
      sql`exists (select from ${restrictAccesses(visible)} and access.user_id = ${userId} and ${isApplication} and ${isRole})`,
    );
  }
  return conditions;
}

const idOrder = sql`desk_user.id collate "C"`;
const nameKey = sql.ref('desk_user.name_key');

/** Within one status the names are always ascending. */
function listOrder({ sort, direction }: UserFilter) {
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc');
  if (sort === 'STATUS') return sql`${rank} ${way}, ${nameKey}, ${idOrder}`;
  return sql`${sort === 'NAME' ? nameKey : sql.ref('desk_user.email_key')} ${way}, ${idOrder} ${way}`;
}

function selectUsers(database: DeskDatabase, visible: VisibleOrganizations, filter: UserFilter) {
  const isRanked = filter.status !== null || filter.sort === 'STATUS';
  const start = isRanked
    ? sql`desk_user left join ${rankStatuses(visible)} as status on status.user_id = desk_user.id`
    : sql`desk_user`;
  const conditions = listConditions(visible, filter);
  return sql`from ${start} where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`;
}

/**
 * A page of the people in administered organizations, and their number as countRows gives it. Names are sorted by their folded form, which is
 * the same in every database.
 */
export async function listUsers(
  { desk: { database }, viewer }: DeskRequest,
  filter: UserFilter,
): Promise<{ readonly items: readonly Row<'desk_user'>[]; readonly total: number }> {
  const { page, size } = filter;
  const found = selectUsers(database, listScope(viewer, 'administered'), filter);
  const { rows } = await sql<Row<'desk_user'>>`
    select desk_user.* ${found} order by ${listOrder(filter)} limit ${size} offset ${(page - 1) * size}`.execute(
    database,
  );
  return { items: rows, total: await countRows(database, sql`(select ${found})`) };
}
