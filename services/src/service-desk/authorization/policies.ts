import type { Gate, ObjectRule } from './rules.ts';

/** What an id in an operation can refer to. */
export type ObjectKind =
  | 'ticket'
  | 'machine'
  | 'location'
  | 'organization'
  | 'user'
  | 'staff'
  | 'access'
  | 'invitation'
  | 'change';

/** An argument that names an object, with the rule that object has to pass; an empty optional one is not looked at. */
export interface ObjectCheck {
  /** Path within the arguments, such as `input.ticketId`. */
  readonly argument: string;
  readonly kind: ObjectKind;
  readonly rule: ObjectRule;
  readonly isOptional: boolean;
}

/** Who may use an operation, on which objects. */
export interface Policy {
  readonly gate: Gate;
  readonly objects: readonly ObjectCheck[];
  /** The most a list may contain; its query is restricted by the same rules. */
  readonly lists: string | null;
}

const member: ObjectRule = { kind: 'in-scope', scope: 'member' };
const ticketing: ObjectRule = { kind: 'in-scope', scope: 'ticketing' };
const inventory: ObjectRule = { kind: 'in-scope', scope: 'inventory' };
const administered: ObjectRule = { kind: 'in-scope', scope: 'administered' };
const somebodyElse: ObjectRule = { kind: 'somebody-else' };

const need = (argument: string, kind: ObjectKind, rule: ObjectRule): ObjectCheck => ({
  argument,
  kind,
  rule,
  isOptional: false,
});
const allow = (argument: string, kind: ObjectKind, rule: ObjectRule): ObjectCheck => ({
  ...need(argument, kind, rule),
  isOptional: true,
});
const open = (gate: Gate, ...objects: readonly ObjectCheck[]): Policy => ({ gate, objects, lists: null });
const list = (gate: Gate, lists: string, ...objects: readonly ObjectCheck[]): Policy => ({ gate, objects, lists });

const ticket = (argument = 'id') => need(argument, 'ticket', { kind: 'ticket' });
const administeredOrganization = allow('organizationId', 'organization', administered);
const changedAccess = need('id', 'access', somebodyElse);
const changedInvitation = need('id', 'invitation', somebodyElse);

/**
 * Every operation of the schema with its rule: the one place that decides who may do what. The schema is not built
 * while one is missing (POR-107..110). `write-matrix.ts` documents it for every role.
 */
export const policies: Readonly<Record<string, Policy>> = {
  'Query.viewer': open('signed-in'),
  'Query.services': open('signed-in'),
  'Query.partnerServices': open('signed-in'),
  'Query.dashboard': open('signed-in'),
  'Query.applications': open('signed-in'),
  'Query.profile': open('signed-in'),
  'Query.tickets': list(
    'ticketing',
    'own tickets, and those of organizations whose tickets one sees',
    allow('organizationId', 'organization', ticketing),
    allow('locationId', 'location', ticketing),
    allow('machineId', 'machine', ticketing),
  ),
  'Query.ticket': open('ticketing', ticket()),
  'Query.ticketTypes': open('ticketing'),
  'Query.locations': list('signed-in', 'own organizations', allow('organizationId', 'organization', member)),
  'Query.locationPage': list('signed-in', 'own organizations', allow('organizationId', 'organization', member)),
  'Query.location': open('signed-in', need('id', 'location', member)),
  'Query.serviceStaff': open('service-staff'),
  'Query.inventory': list(
    'inventory',
    'organizations with access to machines',
    allow('organizationId', 'organization', inventory),
    allow('locationId', 'location', inventory),
  ),
  'Query.oldInventory': list(
    'inventory',
    'organizations with access to machines',
    allow('organizationId', 'organization', inventory),
    allow('locationId', 'location', inventory),
  ),
  'Query.machine': open('inventory', need('id', 'machine', inventory)),
  'Query.users': list('administrator', 'administered organizations', administeredOrganization),
  'Query.user': open('administrator', need('id', 'user', administered)),
  'Query.pendingInvitations': list('administrator', 'administered organizations', administeredOrganization),
  'Query.accessRequests': list('administrator', 'administered organizations', administeredOrganization),
  'Query.invitationPage': list('administrator', 'administered organizations', administeredOrganization),
  'Query.requestPage': list('administrator', 'administered organizations', administeredOrganization),
  'Query.auditTrail': list(
    'administrator',
    'administered organizations',
    allow('userId', 'user', administered),
    administeredOrganization,
  ),
  'Query.organizations': list('signed-in', 'own organizations, or those one administers'),
  'Query.organizationPage': list(
    'signed-in',
    'own organizations, or those one administers',
    allow('addableTo', 'user', administered),
  ),
  'Query.organization': open('administrator', need('id', 'organization', administered)),
  'Query.downloads': open('signed-in'),
  'Query.download': open('signed-in'),

  'Mutation.createTicket': open(
    'ticketing',
    allow('input.locationId', 'location', ticketing),
    allow('input.machineId', 'machine', ticketing),
  ),
  'Mutation.addComment': open('ticketing', ticket('input.ticketId')),
  'Mutation.closeTicket': open('ticketing', ticket()),
  'Mutation.createFollowUp': open('ticketing', ticket()),
  'Mutation.changeTicketStatus': open('service-staff', ticket()),
  'Mutation.assignTicket': open('service-staff', ticket(), allow('staffId', 'staff', administered)),
  'Mutation.updateProfile': open('self-managed'),
  'Mutation.requestAccess': open('signed-in', need('organizationId', 'organization', { kind: 'membership' })),
  'Mutation.acceptInvitation': open('signed-in', need('id', 'invitation', { kind: 'oneself' })),
  'Mutation.inviteUser': open('administrator', need('input.organizationId', 'organization', administered)),
  'Mutation.resendInvitation': open('administrator', changedInvitation),
  'Mutation.sendNewInvitation': open('administrator', changedInvitation),
  'Mutation.withdrawInvitation': open('administrator', changedInvitation),
  'Mutation.addApplication': open(
    'administrator',
    need('userId', 'user', somebodyElse),
    need('organizationId', 'organization', administered),
  ),
  'Mutation.grantAccess': open('administrator', changedAccess),
  'Mutation.acceptRequest': open('administrator', changedAccess),
  'Mutation.updateAccess': open('administrator', changedAccess),
  'Mutation.declineRequest': open('administrator', changedAccess),
  'Mutation.withdrawAccess': open('administrator', changedAccess),
  'Mutation.addOrganization': open(
    'administrator',
    need('userId', 'user', somebodyElse),
    need('organizationId', 'organization', administered),
  ),
  'Mutation.undo': open('signed-in', need('id', 'change', { kind: 'oneself' })),
  'Mutation.removeOrganization': open(
    'administrator',
    need('userId', 'user', somebodyElse),
    need('organizationId', 'organization', administered),
  ),
};
