import type { DeskDatabase } from './desk-tables.ts';

/**
 * A query of the accesses that count, as `access`: their holders belong to the organization. What somebody has left behind
 * in another one is nobody's business any more (POR-108).
 */
export function selectMemberAccesses(database: DeskDatabase) {
  return database
    .selectFrom('desk_access as access')
    .innerJoin('desk_membership as membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'access.user_id')
        .onRef('membership.organization_id', '=', 'access.organization_id'),
    )
    .select(['access.organization_id', 'access.user_id']);
}
