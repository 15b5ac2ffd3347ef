import * as v from 'valibot';
import { listScope } from '../authorization/rules.ts';
import { applications } from '../model/applications.ts';
import {
  createOptionalTextSchema,
  directionSchema,
  idSchema,
  optionalIdSchema,
  pagingEntries,
  searchSchema,
  undoIdSchema,
  versionSchema,
} from '../model/input-schemas.ts';
import { onePage } from '../model/one-page.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';
import { mapOrganization, mapPage } from '../request/map-shared.ts';
import { addApplication } from './add-application.ts';
import { changeAccess } from './change-access.ts';
import { acceptInvitation, sendInvitationAgain, withdrawInvitation } from './change-invitation.ts';
import { addOrganization, removeOrganization } from './change-organization.ts';
import { inviteUser, newUserSchema } from './invite-user.ts';
import { listAudit, mapAuditEntry } from './list-audit.ts';
import { listOrganizations } from './list-organizations.ts';
import { listInvitations, listRequests } from './list-pending.ts';
import { listUsers } from './list-users.ts';
import { refreshInvitations } from './refresh-invitations.ts';
import { requestAccess } from './request-access.ts';
import { mapAccess, mapApplication, mapInvitation, mapUser } from './user-fields.ts';

const accessStatuses = ['INVITED', 'INVITE_EXPIRED', 'PENDING', 'ACTIVE', 'INACTIVE', 'DECLINED', 'UNKNOWN'] as const;
const reasonSchema = createOptionalTextSchema(1000);
const roleSchema = v.nullish(idSchema);
const objectSchema = v.object({ id: idSchema });
const organizationFilter = v.object({ organizationId: optionalIdSchema });
const pendingSchema = v.object({ organizationId: optionalIdSchema, ...pagingEntries });
const versionEntries = { expectedVersion: versionSchema, undoId: undoIdSchema };
const changeSchema = v.object({ id: idSchema, role: roleSchema, ...versionEntries });
const organizationsSchema = v.object({ search: searchSchema, isAdministered: v.nullish(v.boolean(), false) });
const membershipSchema = v.object({ userId: idSchema, organizationId: idSchema });
const usersSchema = v.object({
  search: searchSchema,
  organizationId: optionalIdSchema,
  applicationId: optionalIdSchema,
  status: v.nullish(v.array(v.picklist(accessStatuses)), null),
  role: optionalIdSchema,
  sort: v.nullish(v.picklist(['NAME', 'EMAIL', 'STATUS']), 'NAME'),
  direction: directionSchema('ASC'),
  ...pagingEntries,
});

/** A person as an administrator sees them; null when there is none of that id. */
export async function loadUser(request: DeskRequest, id: string) {
  const row = await request.loaders.user(id);
  return row === null ? null : mapUser(request, row);
}

async function loadAccess(request: DeskRequest, id: string) {
  const query = request.desk.database.selectFrom('desk_access').selectAll().where('id', '=', id);
  return mapAccess(request, await query.executeTakeFirstOrThrow());
}

async function loadInvitation(request: DeskRequest, id: string) {
  const row = await request.loaders.invitation(id);
  return row === null ? null : mapInvitation(request, row);
}

/** People, applications and organizations (SYS-034, POR-100..110). */
export const userOperations: Operations = {
  'Query.applications': (_input, { viewer }) =>
    Promise.resolve(applications.map((application) => mapApplication(viewer, application))),
  'Query.users': createOperation(usersSchema, async (filter, request) => {
    await refreshInvitations(request.desk);
    const { items, total } = await listUsers(request, filter);
    return mapPage(
      items.map((row) => mapUser(request, row)),
      total,
      filter,
    );
  }),
  'Query.user': createOperation(objectSchema, async ({ id }, request) => {
    await refreshInvitations(request.desk);
    return loadUser(request, id);
  }),
  'Query.pendingInvitations': createOperation(organizationFilter, async ({ organizationId }, request) => {
    await refreshInvitations(request.desk);
    const { items } = await listInvitations(request, { organizationId, ...onePage });
    return items.map((row) => mapInvitation(request, row));
  }),
  'Query.accessRequests': createOperation(organizationFilter, async ({ organizationId }, request) => {
    const { items } = await listRequests(request, { organizationId, ...onePage });
    return items.map((row) => mapAccess(request, row));
  }),
  'Query.invitationPage': createOperation(pendingSchema, async (filter, request) => {
    await refreshInvitations(request.desk);
    const { items, total } = await listInvitations(request, filter);
    return mapPage(
      items.map((row) => mapInvitation(request, row)),
      total,
      filter,
    );
  }),
  'Query.requestPage': createOperation(pendingSchema, async (filter, request) => {
    const { items, total, own } = await listRequests(request, filter);
    const mapped = items.map((row) => mapAccess(request, row));
    return { ...mapPage(mapped, total, filter), own };
  }),
  'Query.auditTrail': createOperation(
    v.object({ userId: optionalIdSchema, organizationId: optionalIdSchema, ...pagingEntries }),
    async (filter, request) => {
      const { items, total } = await listAudit(request, filter);
      return mapPage(
        items.map((row) => mapAuditEntry(request, row)),
        total,
        filter,
      );
    },
  ),
  'Query.organizations': createOperation(organizationsSchema, async (filter, request) => {
    const { items } = await listOrganizations(request, { ...filter, addableTo: null, ...onePage });
    return items;
  }),
  'Query.organizationPage': createOperation(
    v.object({ ...organizationsSchema.entries, addableTo: optionalIdSchema, ...pagingEntries }),
    async (filter, request) => {
      const { items, total } = await listOrganizations(request, filter);
      return mapPage(items, total, filter);
    },
  ),
  'Query.organization': createOperation(objectSchema, ({ id }, request) => mapOrganization(request, id)),

  'Mutation.requestAccess': createOperation(
    v.object({ organizationId: idSchema, applicationId: idSchema, role: roleSchema, reason: reasonSchema }),
    async (input, request) => loadAccess(request, await requestAccess(request, input)),
  ),
  'Mutation.acceptInvitation': createOperation(objectSchema, async ({ id }, request) =>
    loadAccess(request, await acceptInvitation(request, id)),
  ),
  'Mutation.inviteUser': createOperation(v.object({ input: newUserSchema }), async ({ input }, request) => {
    await refreshInvitations(request.desk);
    return loadUser(request, await inviteUser(request, input));
  }),
  'Mutation.resendInvitation': createOperation(objectSchema, async ({ id }, request) => {
    await sendInvitationAgain(request, id, 'RESEND_INVITATION');
    return loadInvitation(request, id);
  }),
  'Mutation.sendNewInvitation': createOperation(objectSchema, async ({ id }, request) => {
    await sendInvitationAgain(request, id, 'SEND_NEW_INVITATION');
    return loadInvitation(request, id);
  }),
  'Mutation.withdrawInvitation': createOperation(
    v.object({ id: idSchema, undoId: undoIdSchema }),
    ({ id, undoId }, request) => withdrawInvitation(request, id, undoId),
  ),
  'Mutation.addApplication': createOperation(
    v.object({ userId: idSchema, organizationId: idSchema, applicationId: idSchema, role: roleSchema }),
    async (input, request) => loadAccess(request, await addApplication(request, input)),
  ),
  'Mutation.grantAccess': createOperation(changeSchema, async (input, request) => {
    await changeAccess(request, 'GRANT_ACCESS', input);
    return loadAccess(request, input.id);
  }),
  'Mutation.acceptRequest': createOperation(changeSchema, async (input, request) => {
    await changeAccess(request, 'ACCEPT_REQUEST', input);
    return loadAccess(request, input.id);
  }),
  'Mutation.updateAccess': createOperation(changeSchema, async (input, request) => {
    await changeAccess(request, 'UPDATE', input);
    return loadAccess(request, input.id);
  }),
  'Mutation.declineRequest': createOperation(
    v.object({ id: idSchema, reason: reasonSchema, ...versionEntries }),
    async (input, request) => {
      await changeAccess(request, 'DECLINE', input);
      return loadAccess(request, input.id);
    },
  ),
  'Mutation.withdrawAccess': createOperation(v.object({ id: idSchema, ...versionEntries }), async (input, request) => {
    await changeAccess(request, 'WITHDRAW', input);
    return loadAccess(request, input.id);
  }),
  'Mutation.addOrganization': createOperation(membershipSchema, async (input, request) => {
    await addOrganization(request, input);
    return loadUser(request, input.userId);
  }),
  'Mutation.removeOrganization': createOperation(
    v.object({ ...membershipSchema.entries, undoId: undoIdSchema }),
    async (input, request) => {
      const isGone = await removeOrganization(request, input, input.undoId);
      const scope = listScope(request.viewer, 'administered');
      const remaining = await request.loaders.organizationIdsOfUser(input.userId);
      const isVisible = !isGone && (scope === null || remaining.some((id) => scope.includes(id)));
      return isVisible ? loadUser(request, input.userId) : null;
    },
  ),
};
