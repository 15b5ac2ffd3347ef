import { sql } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { PersonDatabase } from './find-person.ts';

/** Whoever is erased as the last one leaves a portal in which nobody can invite anybody. */
export async function refuseLastAdministrator(database: PersonDatabase, userId: string | null): Promise<void> {
  if (userId === null) return;
  // An account of another identity provider is not in the table; a closed one has no password.
  const { rows } = await sql<{ user_id: string }>`
    select distinct access.user_id from desk_access access
    join desk_user on desk_user.id = access.user_id
    join desk_membership membership
      on membership.user_id = access.user_id and membership.organization_id = access.organization_id
    left join identity_account account on account.id = desk_user.account_id
    where access.application_id = 'delegated-admin' and access.role = 'internal' and access.status = 'ACTIVE'
      and desk_user.activated_at is not null and (account.id is null or account.password_hash is not null)`.execute(
    database,
  );
  const ids = rows.map((row) => row.user_id);
  if (ids.includes(userId) && ids.length === 1)
    throw new RefusedError(
      'This is the last internal administrator. Make another one first, who signs in: npm run accounts -- create-admin',
    );
}
