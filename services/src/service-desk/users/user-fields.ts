import { isManagedInternally } from '../../identity/accounts/is-managed-internally.ts';
import { listScope } from '../authorization/rules.ts';
import { resolveUrgentStatus } from '../model/access-transitions.ts';
import { type Application, applications, getApplication } from '../model/applications.ts';
import { onePage } from '../model/one-page.ts';
import type { Viewer } from '../model/viewer.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { mapOrganization, mapPerson } from '../request/map-shared.ts';
import { listAccessActions, listGrantableRoles, listMoves } from './access-rights.ts';
import { listOrganizations } from './list-organizations.ts';

type UserRow = Row<'desk_user'>;
type AccessRow = Row<'desk_access'>;

/** An application that a viewer may give. */
export function mapApplication(viewer: Viewer, application: Application) {
  const { id, name, roles } = application;
  return { id, name, roles: Object.keys(roles), grantableRoles: listGrantableRoles(viewer, application) };
}

/** Organizations of a user that the viewer may know about: administrators see no others of their people. */
async function listVisibleOrganizationIds(
  { viewer, loaders }: DeskRequest,
  userId: string,
): Promise<readonly string[]> {
  const scope = listScope(viewer, 'administered');
  const ids = await loaders.organizationIdsOfUser(userId);
  return scope === null ? ids : ids.filter((id) => scope.includes(id));
}

/** Accesses of a user in organizations that the viewer may know about. */
export async function listVisibleAccesses(request: DeskRequest, userId: string): Promise<readonly AccessRow[]> {
  const [organizationIds, accesses] = await Promise.all([
    listVisibleOrganizationIds(request, userId),
    request.loaders.accessesOfUser(userId),
  ]);
  return accesses.filter(({ organization_id }) => organizationIds.includes(organization_id));
}

/** An invitation as the schema has it. */
export function mapInvitation(request: DeskRequest, row: Row<'desk_invitation'>) {
  const { viewer, loaders } = request;
  const loadAccesses = () => loaders.accessesOfInvitation(row.id);
  const status = row.accepted_at === null ? (row.expires_at < new Date() ? 'INVITE_EXPIRED' : 'INVITED') : 'ACTIVE';
  return {
    id: row.id,
    userId: row.user_id,
    userName: async () => (await mapPerson(request, row.user_id)).name,
    email: async () => (await loaders.user(row.user_id))?.email ?? '',
    organization: () => mapOrganization(request, row.organization_id),
    applications: async () =>
      (await loadAccesses()).map(({ application_id }) => mapApplication(viewer, getApplication(application_id))),
    status,
    invitedBy: () => (row.invited_by === null ? null : mapPerson(request, row.invited_by)),
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    allowedActions: () =>
      row.user_id === viewer.userId || status === 'ACTIVE'
        ? []
        : listMoves(status).filter((move) => move.endsWith('INVITATION')),
  };
}

/** Administrators of an organization who may decide about an access there: never its own holder (POR-107). */
async function listDeciders(request: DeskRequest, row: AccessRow) {
  const scope = listScope(request.viewer, 'administered');
  const isKnown = scope === null || scope.includes(row.organization_id);
  // Only service staff makes internal administrators.
  if (!isKnown || getApplication(row.application_id).internalRoles.includes(row.role)) return [];
  const administrators = await request.loaders.administratorsOfOrganization(row.organization_id);
  return Promise.all(administrators.filter((id) => id !== row.user_id).map((id) => mapPerson(request, id)));
}

/** An access as the schema has it (SYS-034). */
export function mapAccess(request: DeskRequest, row: AccessRow) {
  const { viewer, loaders } = request;
  return {
    id: row.id,
    version: row.version,
    userId: row.user_id,
    userName: async () => (await mapPerson(request, row.user_id)).name,
    userEmail: async () => (await loaders.user(row.user_id))?.email ?? '',
    application: mapApplication(viewer, getApplication(row.application_id)),
    organization: () => mapOrganization(request, row.organization_id),
    role: row.role,
    status: row.status,
    requestedBy: () => (row.requested_by === null ? null : mapPerson(request, row.requested_by)),
    requestDate: row.request_date,
    requestReason: row.request_reason,
    declineReason: row.decline_reason,
    changedAt: row.changed_at,
    invitation: async () => {
      const invitation = row.invitation_id === null ? null : await loaders.invitation(row.invitation_id);
      return invitation === null ? null : mapInvitation(request, invitation);
    },
    allowedActions: listAccessActions(viewer, row),
    deciders: () => listDeciders(request, row),
  };
}

async function listAddable(request: DeskRequest, userId: string) {
  const { viewer } = request;
  if (userId === viewer.userId) return [];
  const accesses = await listVisibleAccesses(request, userId);
  const isTaken = (organizationId: string, applicationId: string) =>
    accesses.some((access) => access.organization_id === organizationId && access.application_id === applicationId);
  return (await listVisibleOrganizationIds(request, userId)).flatMap((organizationId) =>
    applications
      .filter(({ id }) => !isTaken(organizationId, id))
      .map((application) => ({ organizationId, application: mapApplication(viewer, application) })),
  );
}

/** Whether there is an organization that the viewer can add a user to, which is cheaper than a list of these. */
async function canJoinAnother(request: DeskRequest, userId: string): Promise<boolean> {
  const scope = listScope(request.viewer, 'administered');
  if (scope === null) return request.loaders.isOutsideOfSome(userId);
  const present = await request.loaders.organizationIdsOfUser(userId);
  return scope.some((id) => !present.includes(id));
}

/** A person as administrators see them (SYS-034); anything that costs a query only runs when requested. */
export function mapUser(request: DeskRequest, row: UserRow) {
  const { viewer, desk } = request;
  const isSelf = row.id === viewer.userId;
  const organizations = async () =>
    Promise.all((await listVisibleOrganizationIds(request, row.id)).map((id) => mapOrganization(request, id)));
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    isManagedInternally: isManagedInternally(row.email, desk.settings.managedEmailDomains),
    isSelf,
    isActivated: row.activated_at !== null,
    status: async () => resolveUrgentStatus((await listVisibleAccesses(request, row.id)).map(({ status }) => status)),
    organization: async () => (await organizations())[0] ?? null,
    organizations,
    applications: async () => (await listVisibleAccesses(request, row.id)).map((access) => mapAccess(request, access)),
    addableApplications: () => listAddable(request, row.id),
    addableOrganizations: async () =>
      (await listOrganizations(request, { search: '', isAdministered: true, addableTo: row.id, ...onePage })).items,
    lastSeenAt: row.last_seen_at,
    allowedActions: async () => {
      if (isSelf) return [];
      const actions = ['REMOVE_ORGANIZATION'];
      if ((await listAddable(request, row.id)).length > 0) actions.push('ADD_APPLICATION');
      if (await canJoinAnother(request, row.id)) actions.push('ADD_ORGANIZATION');
      return actions;
    },
  };
}
