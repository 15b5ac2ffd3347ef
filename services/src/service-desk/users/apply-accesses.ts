import { resolveTokenRoles } from '../model/applications.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import type { Desk } from '../request/desk-context.ts';

/**
 * Brings the account in line with its owner's accesses, inside the transaction that changed them: the next token has
 * the roles. For an account that has not been accepted yet they take effect at the first sign-in.
 */
export async function applyAccesses(
  desk: Pick<Desk, 'openDirectory'>,
  database: DeskDatabase,
  userId: string,
): Promise<void> {
  const rows = await database
    .selectFrom('desk_access as access')
    .leftJoin('desk_invitation as invitation', 'invitation.id', 'access.invitation_id')
    .select(['access.application_id', 'access.role', 'access.status', 'invitation.kind'])
    .where('access.user_id', '=', userId)
    .execute();
  const effective = rows.filter(
    ({ status, kind }) => status === 'ACTIVE' || status === 'PENDING' || (status === 'INVITED' && kind === 'ACCOUNT'),
  );
  const isServiceStaff = rows.some(
    ({ application_id, role, status }) =>
      application_id === 'delegated-admin' && role === 'internal' && status === 'ACTIVE',
  );
  const user = await database
    .updateTable('desk_user')
    .set({ is_service_staff: isServiceStaff })
    .where('id', '=', userId)
    .returning('account_id')
    .executeTakeFirst();
  if (user?.account_id == null) return;
  const directory = desk.openDirectory(database);
  const account = await directory.findById(user.account_id);
  if (account === null) return;
  const accesses = effective.map(({ application_id, role, status }) => ({
    applicationId: application_id,
    role,
    status,
  }));
  await directory.setRoles(account.id, resolveTokenRoles(accesses, account.roles));
}
