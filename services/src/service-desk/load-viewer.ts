import { randomUUID } from 'node:crypto';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import { normalizeEmail } from '../identity/accounts/accounts.ts';
import { isManagedInternally } from '../identity/accounts/is-managed-internally.ts';
import { resolveAdminScope, type Viewer } from './model/viewer.ts';
import { adoptAddress } from './profile/follow-account.ts';
import type { Desk } from './request/desk-context.ts';
import type { Row } from './request/load-desk-objects.ts';
import { activateUser } from './users/refresh-invitations.ts';
import type { TokenClaims } from './verify-token.ts';

type UserRow = Row<'desk_user'>;

const seenEveryMs = 10 * 60_000;

/** Whether the token is from before its owner was erased, who would come back with it. */
async function isOfErased(desk: Desk, { accountId, issuedAt }: TokenClaims): Promise<boolean> {
  const erasedAt = await desk.openDirectory(desk.database).findErasure(accountId);
  // Seconds of a token are whole ones.
  return erasedAt !== null && issuedAt.getTime() <= erasedAt.getTime();
}

/** Creates the user on a first sign-in without invitation; they belong to no organization. */
async function createUser(desk: Desk, claims: TokenClaims): Promise<UserRow | null> {
  const now = new Date();
  await desk.database
    .insertInto('desk_user')
    .values({
      id: randomUUID(),
      account_id: claims.accountId,
      email: normalizeEmail(claims.email),
      first_name: claims.firstName,
      last_name: claims.lastName,
      language: isUiLanguage(claims.language) ? claims.language : 'en',
      is_service_staff: false,
      activated_at: now,
      last_seen_at: now,
      receives_mails: true,
      company: '',
      telephone: '',
      address: '',
      postal_code: '',
      city: '',
      country: '',
      version: 1,
    })
    // A person known only by address now has an account; a record of another account is never taken over.
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ account_id: claims.accountId }).where('desk_user.account_id', 'is', null),
    )
    .execute();
  const query = desk.database.selectFrom('desk_user').selectAll().where('account_id', '=', claims.accountId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Returns the record after the visit: the first visit may have brought the name that the visitor has just entered. */
async function noteVisit(desk: Desk, user: UserRow): Promise<UserRow> {
  const now = new Date();
  if (user.activated_at === null) {
    // Holding a token proves that the invitation was accepted, even if nothing has recorded it yet.
    await desk.database.transaction().execute((transaction) => activateUser(desk, transaction, user.id, now));
  }
  if (user.last_seen_at !== null && now.getTime() - user.last_seen_at.getTime() < seenEveryMs) return user;
  const seen = desk.database.updateTable('desk_user').set({ last_seen_at: now }).where('id', '=', user.id);
  return seen.returningAll().executeTakeFirstOrThrow();
}

/**
 * The viewer for verified claims, with current organizations and applications; null when the address already belongs to
 * another account.
 */
export async function loadViewer(desk: Desk, claims: TokenClaims): Promise<Viewer | null> {
  const { database, settings } = desk;
  const query = database.selectFrom('desk_user').selectAll().where('account_id', '=', claims.accountId);
  const present = await query.executeTakeFirst();
  if (present === undefined && (await isOfErased(desk, claims))) return null;
  const known = present ?? (await createUser(desk, claims));
  if (known === null) {
    desk.logger.warn('an account has the address of a user with another account');
    return null;
  }
  const user = await noteVisit(desk, await adoptAddress(desk, known, normalizeEmail(claims.email)));
  const memberships = await database
    .selectFrom('desk_membership')
    .select('organization_id')
    .where('user_id', '=', user.id)
    .orderBy('organization_id')
    .execute();
  const memberOf = memberships.map(({ organization_id }) => organization_id);
  const accesses = await database
    .selectFrom('desk_access')
    .select(['application_id', 'organization_id', 'role'])
    .where('user_id', '=', user.id)
    .where('status', '=', 'ACTIVE')
    .execute();
  return {
    userId: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    roles: claims.roles,
    adminScope: resolveAdminScope(claims.roles),
    isManagedInternally: isManagedInternally(user.email, settings.managedEmailDomains),
    memberOf,
    accesses: accesses
      .filter(({ organization_id }) => memberOf.includes(organization_id))
      .map(({ application_id, organization_id, role }) => ({
        applicationId: application_id,
        organizationId: organization_id,
        role,
      })),
  };
}
