import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';
import { type SamplePerson, samplePeople } from '../../sample/sample-people.ts';
import { getApplication } from '../model/applications.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { sampleOrganizations } from './sample-organizations.ts';
import type { SampleRows } from './sample-rows.ts';

const dayMs = 86_400_000;
const invitationDays = 7;
/** The actor of the sample's changes: an internal administrator with an account. */
const administratorEmail = 'dora.nemeth@kmx.example';
const reasons = readSample(
  'desk/reasons.json',
  v.strictObject({ requests: v.record(v.string(), v.string()), declined: v.string() }),
);

function getOrganization(id: string | undefined) {
  const organization = sampleOrganizations.find((each) => each.id === id);
  if (organization === undefined) throw new Error('A sample person has no organization');
  return organization;
}

function buildUser(person: SamplePerson, place: number, now: Date): Row<'desk_user'> {
  const organization = getOrganization(person.organizations[0]);
  const isActivated = person.invitedDaysAgo === null;
  const days = (count: number) => new Date(now.getTime() - count * dayMs);
  return {
    id: person.id,
    account_id: person.accountId,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    language: person.language,
    is_service_staff: person.grants.some(
      ({ application, role }) => application === 'delegated-admin' && role === 'internal',
    ),
    activated_at: isActivated ? days(200 + place * 9) : null,
    last_seen_at: isActivated ? days(1 + (place % 13)) : null,
    receives_mails: place % 7 !== 5,
    company: organization.name,
    telephone: '',
    address: '',
    postal_code: '',
    city: organization.city,
    country: organization.country,
    version: 1,
  };
}

function buildAccesses(
  person: SamplePerson,
  place: number,
  invitation: Row<'desk_invitation'> | null,
  now: Date,
): readonly Row<'desk_access'>[] {
  return person.grants.map(({ application: applicationId, role, status }, index) => {
    const at = new Date(now.getTime() - (2 + ((place * 5 + index) % 60)) * dayMs);
    const isRequest = status === 'PENDING' || status === 'DECLINED';
    return {
      id: `access-${person.id}-${applicationId}`,
      user_id: person.id,
      organization_id: getOrganization(person.organizations[0]).id,
      application_id: getApplication(applicationId).id,
      role,
      status,
      version: 1,
      requested_by: isRequest ? person.id : null,
      request_date: isRequest ? at : null,
      request_reason: isRequest ? (reasons.requests[applicationId] ?? null) : null,
      decline_reason: status === 'DECLINED' ? reasons.declined : null,
      invitation_id: invitation?.id ?? null,
      changed_at: at,
    };
  });
}

function buildInvitation(person: SamplePerson, administratorId: string, now: Date): Row<'desk_invitation'> | null {
  if (person.invitedDaysAgo === null) return null;
  const sentAt = new Date(now.getTime() - person.invitedDaysAgo * dayMs);
  return {
    id: `invitation-${person.id}`,
    user_id: person.id,
    organization_id: getOrganization(person.organizations[0]).id,
    kind: 'ACCOUNT',
    invited_by: administratorId,
    sent_at: sentAt,
    expires_at: new Date(sentAt.getTime() + invitationDays * dayMs),
    accepted_at: null,
  };
}

/** People with memberships, accesses and invitations, and their audit log entries. */
export function buildPeople(
  now: Date,
): Pick<SampleRows, 'desk_user' | 'desk_membership' | 'desk_invitation' | 'desk_access' | 'desk_audit'> {
  const administrator = samplePeople.find(({ email }) => email === administratorEmail);
  const administratorId = administrator?.id ?? '';
  const invitations = samplePeople.map((person) => buildInvitation(person, administratorId, now));
  const accesses = samplePeople.flatMap((person, place) =>
    buildAccesses(person, place, invitations[place] ?? null, now),
  );
  const audit = accesses
    .toSorted((one, other) => one.changed_at.getTime() - other.changed_at.getTime())
    .map((access) => {
      const person = samplePeople.find(({ id }) => id === access.user_id);
      const isRequest = access.status === 'PENDING';
      const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`;
      return {
        at: access.changed_at,
        action:
          { PENDING: 'ACCESS_REQUESTED', DECLINED: 'REQUEST_DECLINED', INACTIVE: 'ACCESS_WITHDRAWN' }[
            access.status as string
          ] ?? (access.invitation_id === null ? 'ACCESS_GRANTED' : 'USER_INVITED'),
        actor_id: isRequest ? access.user_id : administratorId,
        actor_name: isRequest ? name : 'Dóra Németh',
        user_id: access.user_id,
        user_name: name,
        organization_id: access.organization_id,
        organization_name: getOrganization(access.organization_id).name,
        application_id: access.application_id,
        ticket_id: null,
        details: JSON.stringify({ role: access.role }),
      };
    });
  return {
    desk_user: samplePeople.map((person, place) => buildUser(person, place, now)),
    desk_membership: samplePeople.flatMap(({ id, organizations }) =>
      organizations.map((organization_id) => ({ user_id: id, organization_id })),
    ),
    desk_invitation: invitations.filter((invitation) => invitation !== null),
    desk_access: accesses,
    desk_audit: audit,
  };
}
