import { sampleOrganizations, samplePersons } from './sample-people.ts';

/** Applications that an administrator can grant. */
export const sampleApplications = {
  tickets: {
    id: 'service-ticketing',
    name: 'Service tickets',
    roles: ['own-tickets', 'organization-tickets'],
    grantableRoles: ['own-tickets', 'organization-tickets'],
  },
  inventory: { id: 'inventory', name: 'Machine inventory', roles: ['viewer'], grantableRoles: ['viewer'] },
} as const;

/** Tom's active access, which can be changed and revoked. */
export const sampleAccess = {
  id: 'access-1',
  version: 2,
  userId: samplePersons.tom.id,
  userName: samplePersons.tom.name,
  userEmail: 'tom.baxter@northline.example',
  application: sampleApplications.tickets,
  organization: sampleOrganizations.northline,
  role: 'own-tickets',
  status: 'ACTIVE',
  requestedBy: null,
  requestDate: null,
  requestReason: null,
  declineReason: null,
  changedAt: '2026-11-01T08:00:00.000Z',
  invitation: null,
  allowedActions: ['UPDATE', 'WITHDRAW'],
  deciders: [],
} as const;

/** A request by Tom that awaits an administrator. */
export const sampleRequest = {
  ...sampleAccess,
  id: 'access-2',
  version: 1,
  application: sampleApplications.inventory,
  role: 'viewer',
  status: 'PENDING',
  requestedBy: samplePersons.tom,
  requestDate: '2026-11-20T08:00:00.000Z',
  requestReason: 'I plan the maintenance.',
  allowedActions: ['ACCEPT_REQUEST', 'DECLINE'],
} as const;

/** Tom, as seen by the administrators of his organization. */
export const sampleMember = {
  id: samplePersons.tom.id,
  firstName: 'Tom',
  lastName: 'Baxter',
  email: 'tom.baxter@northline.example',
  language: 'en',
  isManagedInternally: false,
  isSelf: false,
  isActivated: true,
  status: 'ACTIVE',
  organization: sampleOrganizations.northline,
  organizations: [sampleOrganizations.northline],
  applications: [sampleAccess],
  addableApplications: [
    { organizationId: sampleOrganizations.northline.id, application: sampleApplications.inventory },
  ],
  lastSeenAt: null,
  allowedActions: ['ADD_APPLICATION', 'ADD_ORGANIZATION', 'REMOVE_ORGANIZATION'],
} as const;

/** A pending invitation for Tom. */
export const sampleInvitation = {
  id: 'invitation-1',
  userId: samplePersons.tom.id,
  userName: samplePersons.tom.name,
  email: 'tom.baxter@northline.example',
  organization: sampleOrganizations.northline,
  applications: [sampleApplications.tickets],
  status: 'INVITED',
  invitedBy: samplePersons.anna,
  sentAt: '2026-11-19T08:00:00.000Z',
  expiresAt: '2026-12-03T08:00:00.000Z',
  acceptedAt: null,
  allowedActions: ['RESEND_INVITATION', 'WITHDRAW_INVITATION'],
} as const;

/** Wraps items as one page of a list of the service desk. */
export function createSamplePage(items: readonly object[], total = items.length): object {
  return { items, pageInfo: { page: 1, size: 20, total } };
}
