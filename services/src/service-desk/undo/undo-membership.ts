import type { UndoState } from '../changes/undo-state.ts';
import { createConflictError, createDeskError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { applyAccesses } from '../users/apply-accesses.ts';
import { requireAdministration } from './require-administration.ts';

type Membership = Extract<UndoState, { kind: 'MEMBERSHIP' }>;

/** Refuses when someone has granted or withdrawn anything in the organization since. */
async function checkAccesses(database: DeskDatabase, { userId, organizationId, accesses }: Membership): Promise<void> {
  const present = await database
    .selectFrom('desk_access')
    .select(['id', 'version', 'status', 'application_id'])
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute();
  const isChanged = present.find(({ id, version, application_id }) => {
    const before = accesses.find((access) => access.id === id || access.application_id === application_id);
    return before !== undefined && (before.id !== id || version !== before.version + 1);
  });
  if (isChanged) throw createConflictError('VERSION', isChanged);
}

/** Returns a person to an organization with everything they had there, including open invitations and their links. */
export async function undoDeparture(
  database: DeskDatabase,
  { desk, viewer }: DeskRequest,
  state: Membership,
): Promise<string> {
  const { userId, organizationId, memberships, accesses, invitations } = state;
  requireAdministration(viewer, organizationId);
  const user = await database
    .selectFrom('desk_user')
    .select('activated_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) throw createDeskError('NOT_FOUND', { argument: 'id' });
  // Accepted by its link in the meantime, so it is not open any more.
  if (user.activated_at !== null && invitations.some(({ kind }) => kind === 'ACCOUNT')) {
    throw createConflictError('TRANSITION', { id: userId, version: 0, status: 'ACTIVE' });
  }
  await checkAccesses(database, state);
  const rows = memberships.map((organization_id) => ({ user_id: userId, organization_id }));
  if (rows.length > 0) {
    await database
      .insertInto('desk_membership')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (invitations.length > 0) {
    await database
      .insertInto('desk_invitation')
      .values([...invitations])
      .execute();
  }
  for (const access of accesses) {
    await database.deleteFrom('desk_access').where('id', '=', access.id).execute();
    await database
      .insertInto('desk_access')
      .values({ ...access, version: access.version + 2, changed_at: new Date() })
      .execute();
  }
  await applyAccesses(desk, database, userId);
  await writeAudit(database, viewer, { action: 'CHANGE_UNDONE', userId, organizationId });
  return userId;
}
