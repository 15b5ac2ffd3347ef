import { releaseOperatorRole } from '@kmx/shared-contracts/endpoints/releases.ts';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { loadAccountByEmail } from '../identity/accounts/accounts.ts';
import { createIdentityDatabase } from '../identity/realm/identity-database.ts';
import { type DeskDatabase, openDeskDatabase } from '../service-desk/model/desk-tables.ts';
import { writeAudit } from '../service-desk/model/write-audit.ts';

/** Roles that no page of the portal gives, by their names in commands. */
export const grantableRoles = { 'release-operator': releaseOperatorRole } as const;
export type GrantableRole = keyof typeof grantableRoles;

/** Which account is to have a role from now on, or no more. */
export interface RoleChange {
  /** Normalized. */
  readonly email: string;
  readonly role: GrantableRole;
  readonly isGranted: boolean;
}

/** A role of the command line shows up where administrators look for who may do what. */
async function writeRoleAudit(
  desk: DeskDatabase,
  accountId: string,
  { role, isGranted }: Pick<RoleChange, 'role' | 'isGranted'>,
): Promise<void> {
  const query = desk.selectFrom('desk_user').select('id').where('account_id', '=', accountId);
  const user = await query.executeTakeFirst();
  await writeAudit(desk, null, {
    action: isGranted ? 'ROLE_GRANTED' : 'ROLE_REVOKED',
    ...(user === undefined ? {} : { userId: user.id }),
    details: { role: grantableRoles[role], account: accountId },
  });
}

/**
 * Gives a role to an account, or takes it away; the other roles stay, and the audit log says so. Returns what has become
 * of it, for a person.
 */
export async function changeRole(database: Kysely<Database>, { email, role, isGranted }: RoleChange): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const tables = createIdentityDatabase(transaction);
    const account = await loadAccountByEmail(tables, email);
    if (account === undefined)
      throw new RefusedError(`${email} has no account. An administrator can invite it in the portal first.`);
    const others = account.roles.filter((name) => name !== grantableRoles[role]);
    const hadRole = others.length < account.roles.length;
    if (hadRole === isGranted) return isGranted ? `${email} is ${role} already.` : `${email} is no ${role}.`;
    const roles = JSON.stringify(isGranted ? [...others, grantableRoles[role]] : others);
    await tables.updateTable('identity_account').set({ roles }).where('id', '=', account.id).execute();
    await writeRoleAudit(openDeskDatabase(transaction), account.id, { role, isGranted });
    return isGranted
      ? `${email} is ${role} from now on.`
      : `${email} is ${role} no more; what the account has done stays in the history of releases.`;
  });
}
