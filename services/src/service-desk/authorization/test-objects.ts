import { randomUUID } from 'node:crypto';
import type { AccessStatus } from '../model/access-transitions.ts';
import type { DeskDatabase, DeskTables } from '../model/desk-tables.ts';
import { createSearchText } from '../model/search-words.ts';
import type { TicketStatus } from '../model/ticket-transitions.ts';

/** Writes single objects for tests, straight into the tables, and gives their ids. */
export function createTestObjects(database: DeskDatabase) {
  async function addOrganization(id: string, name = id): Promise<string> {
    const place = { country: 'CH', city: 'Bern' };
    await database
      .insertInto('desk_organization')
      .values({ id, name, industry: 'test', sub_region: 'Europe', customers_may_close: true, ...place })
      .execute();
    await database
      .insertInto('desk_location')
      .values({ id: `${id}-location`, organization_id: id, name, address: '', postal_code: '', ...place })
      .execute();
    return id;
  }

  async function addUser(
    organizationIds: readonly string[],
    more: Partial<DeskTables['desk_user']> = {},
  ): Promise<string> {
    const id = more.id ?? randomUUID();
    await database
      .insertInto('desk_user')
      .values({
        id,
        account_id: null,
        email: `${id}@northline.example`,
        first_name: 'Test',
        last_name: 'Person',
        language: 'en',
        is_service_staff: false,
        activated_at: new Date(),
        last_seen_at: new Date(),
        receives_mails: true,
        company: '',
        telephone: '',
        address: '',
        postal_code: '',
        city: '',
        country: '',
        version: 1,
        ...more,
      })
      .execute();
    for (const organization_id of organizationIds) {
      await database.insertInto('desk_membership').values({ user_id: id, organization_id }).execute();
    }
    return id;
  }

  async function addAccess(
    userId: string,
    organizationId: string,
    applicationId: string,
    status: AccessStatus = 'ACTIVE',
    more: Partial<DeskTables['desk_access']> = {},
  ): Promise<string> {
    const id = randomUUID();
    await database
      .deleteFrom('desk_access')
      .where('user_id', '=', userId)
      .where('organization_id', '=', organizationId)
      .where('application_id', '=', applicationId)
      .execute();
    await database
      .insertInto('desk_access')
      .values({
        id,
        user_id: userId,
        organization_id: organizationId,
        application_id: applicationId,
        role: 'user',
        status,
        version: 1,
        requested_by: null,
        request_date: null,
        request_reason: null,
        decline_reason: null,
        invitation_id: null,
        changed_at: new Date(),
        ...more,
      })
      .execute();
    return id;
  }

  /** An invitation with one access, ended long ago when `isExpired`. */
  async function addInvitation(
    userId: string,
    organizationId: string,
    kind: 'ACCOUNT' | 'APPLICATION',
    isExpired = false,
    applicationId = 'master-data',
  ): Promise<{ readonly id: string; readonly accessId: string }> {
    const id = randomUUID();
    const sent_at = new Date(Date.now() - (isExpired ? 20 : 1) * 86_400_000);
    await database
      .insertInto('desk_invitation')
      .values({
        id,
        user_id: userId,
        organization_id: organizationId,
        kind,
        invited_by: null,
        sent_at,
        expires_at: new Date(sent_at.getTime() + 7 * 86_400_000),
        accepted_at: null,
      })
      .execute();
    const status = isExpired ? 'INVITE_EXPIRED' : 'INVITED';
    return { id, accessId: await addAccess(userId, organizationId, applicationId, status, { invitation_id: id }) };
  }

  async function addTicket(
    organizationId: string,
    contactId: string,
    status: TicketStatus = 'NEW',
    more: Partial<DeskTables['desk_ticket']> = {},
  ): Promise<string> {
    const id = more.id ?? `TEST-${randomUUID()}`;
    const now = new Date();
    const subject = more.subject ?? 'Subject';
    await database
      .insertInto('desk_ticket')
      .values({
        id,
        version: 1,
        organization_id: organizationId,
        location_id: `${organizationId}-location`,
        contact_id: contactId,
        assignee_id: null,
        type: 'FAULT',
        concern: 'GENERAL',
        subject,
        description: 'Description',
        status,
        close_reason: status === 'CLOSED' ? 'SOLVED_BY_PROVIDER' : null,
        machine_id: null,
        machine_name: null,
        serial_number: null,
        created_at: now,
        updated_at: now,
        waiting_since: null,
        solved_at: status === 'SOLVED' ? now : null,
        closed_at: null,
        follow_up_of: null,
        client_mutation_id: id,
        comment_count: 0,
        reply_count: 0,
        subject_key: subject.toLowerCase(),
        search_text: createSearchText([id, subject]),
        ...more,
      })
      .execute();
    return id;
  }

  async function addMachine(organizationId: string, name: string): Promise<string> {
    const id = `machine-${randomUUID()}`;
    await database
      .insertInto('desk_machine')
      .values({
        id,
        organization_id: organizationId,
        location_id: `${organizationId}-location`,
        product_slug: null,
        name,
        serial_number: id,
        inventory_number: null,
        status: 'RUNNING',
        commissioned_on: '2024-01-01',
        out_of_service_on: null,
        software_version: null,
        newest_software_version: null,
        warranty_ends_on: '2026-01-01',
        last_service_on: null,
        next_service_on: null,
        operating_hours: null,
        search_text: createSearchText([name, id]),
      })
      .execute();
    return id;
  }

  return { addOrganization, addUser, addAccess, addInvitation, addTicket, addMachine };
}

export type TestObjects = ReturnType<typeof createTestObjects>;
