import { randomUUID } from 'node:crypto';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { DeskDatabase } from '../service-desk/model/desk-tables.ts';

/** The administrator to create; names may be empty, since the owner of the address enters them. */
export interface Administrator {
  /** Normalized. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: UiLanguage;
  /** The company itself, for which service staff works. */
  readonly organization: string;
  /** ISO 3166, two capitals. */
  readonly country: string;
}

interface KnownAdministrator extends Administrator {
  readonly accountId: string;
  readonly expiresAt: Date;
}

async function keepOrganization(database: DeskDatabase, name: string, country: string): Promise<string> {
  const query = database.selectFrom('desk_organization').select('id').where('name', '=', name);
  const known = await query.executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = randomUUID();
  const empty = { industry: '', sub_region: '', city: '' };
  await database
    .insertInto('desk_organization')
    .values({ id, name, country, customers_may_close: true, ...empty })
    .execute();
  return id;
}

async function keepUser(database: DeskDatabase, { email, accountId, ...person }: KnownAdministrator): Promise<string> {
  const names = { first_name: person.firstName, last_name: person.lastName, language: person.language };
  const empty = { company: person.organization, telephone: '', address: '', postal_code: '', city: '' };
  const { id } = await database
    .insertInto('desk_user')
    .values({
      id: randomUUID(),
      account_id: accountId,
      email,
      ...names,
      ...empty,
      country: person.country,
      is_service_staff: false,
      activated_at: null,
      last_seen_at: null,
      receives_mails: true,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ account_id: accountId, ...names }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the service desk's records of an administrator: person, organization, and the access that takes effect with the invitation. */
export async function keepAdministrator(
  database: DeskDatabase,
  administrator: KnownAdministrator,
): Promise<{ readonly userId: string; readonly organizationId: string }> {
  const organizationId = await keepOrganization(database, administrator.organization, administrator.country);
  const userId = await keepUser(database, administrator);
  const place = { user_id: userId, organization_id: organizationId };
  await database
    .insertInto('desk_membership')
    .values(place)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const now = new Date();
  const { id: invitationId } = await database
    .insertInto('desk_invitation')
    .values({
      ...place,
      id: randomUUID(),
      kind: 'ACCOUNT',
      invited_by: null,
      sent_at: now,
      expires_at: administrator.expiresAt,
      accepted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const access = { role: 'internal', status: 'INVITED', invitation_id: invitationId, changed_at: now } as const;
  await database
    .insertInto('desk_access')
    .values({
      ...{ ...place, ...access, id: randomUUID(), application_id: 'delegated-admin', version: 1 },
      ...{ requested_by: null, request_date: null, request_reason: null, decline_reason: null },
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'organization_id', 'application_id']).doUpdateSet(access))
    .execute();
  return { userId, organizationId };
}
