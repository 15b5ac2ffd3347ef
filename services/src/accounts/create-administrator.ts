import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { loadAccountByEmail } from '../identity/accounts/accounts.ts';
import { createAccountDirectory } from '../identity/accounts/create-account-directory.ts';
import { isManagedInternally } from '../identity/accounts/is-managed-internally.ts';
import { listSampleAccountIds } from '../identity/close-sample-accounts.ts';
import { createIdentityDatabase } from '../identity/realm/identity-database.ts';
import { openDeskDatabase } from '../service-desk/model/desk-tables.ts';
import { writeAudit } from '../service-desk/model/write-audit.ts';
import { applyAccesses } from '../service-desk/users/apply-accesses.ts';
import { type Administrator, keepAdministrator } from './keep-administrator.ts';

/** How long the link of a new administrator works. */
const linkHours = 24;

async function refuseAddress(database: Kysely<Database>, email: string, managedDomains: readonly string[]) {
  if (isManagedInternally(email, managedDomains)) {
    throw new RefusedError(
      `${email} is of a domain in MANAGED_EMAIL_DOMAINS: such accounts come from the company's directory alone. Use another address, or change the variable.`,
    );
  }
  const tables = createIdentityDatabase(database);
  const account = await loadAccountByEmail(tables, email);
  if (account === undefined) return;
  if ((await listSampleAccountIds(tables)).includes(account.id)) {
    throw new RefusedError(
      `${email} is a sample account. Remove the samples first: npm run accounts -- remove-samples`,
    );
  }
  if (account.activatedAt !== null) {
    throw new RefusedError(`${email} has an account already; another administrator can give it rights in the portal.`);
  }
}

/**
 * Creates an internal administrator in identity and service desk, with an account that its owner has yet to claim.
 * Returns the link with which the owner sets names and password; it works once, for one day, and only its hash is
 * stored. Calling it again invalidates the earlier link.
 */
export async function createAdministrator(
  database: Kysely<Database>,
  { publicOrigin, managedEmailDomains }: Pick<DatabaseConfiguration, 'publicOrigin' | 'managedEmailDomains'>,
  administrator: Administrator,
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const { email, firstName, lastName, language } = administrator;
  await refuseAddress(database, email, managedEmailDomains);
  const expiresAt = new Date(Date.now() + linkHours * 3_600_000);
  const openDirectory = (current: Kysely<Database>) =>
    createAccountDirectory(current, { publicOrigin, managedEmailDomains });
  const link = await database.transaction().execute(async (transaction) => {
    const desk = openDeskDatabase(transaction);
    const invited = await openDirectory(transaction).invite({ email, firstName, lastName, language, expiresAt });
    const known = { ...administrator, accountId: invited.accountId, expiresAt };
    const { userId, organizationId } = await keepAdministrator(desk, known);
    await applyAccesses({ openDirectory }, desk, userId);
    await writeAudit(desk, null, { action: 'USER_INVITED', userId, organizationId });
    return invited.link;
  });
  return { link, expiresAt };
}
