import * as v from 'valibot';
import { listTicketOrganizations } from '../authorization/rules.ts';
import { isServiceStaff } from '../model/viewer.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';
import { mapOrganization } from '../request/map-shared.ts';
import { refreshInvitations } from '../users/refresh-invitations.ts';
import { listPartnerServices } from './partner-services.ts';
import { listRegistrations } from './service-registrations.ts';
import { summarize } from './summaries.ts';

/** The viewer, their services and the first page (POR-021, POR-029, POR-040..050). */
export const viewerOperations: Operations = {
  'Query.viewer': async (_input, request) => {
    const { viewer } = request;
    return {
      id: viewer.userId,
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      email: viewer.email,
      roles: viewer.roles,
      organizations: () => Promise.all(viewer.memberOf.map((id) => mapOrganization(request, id))),
      adminScope: viewer.adminScope,
      isManagedInternally: viewer.isManagedInternally,
      isServiceStaff: isServiceStaff(viewer),
      seesOrganizationTickets: listTicketOrganizations(viewer)?.length !== 0,
      openApplications: async () =>
        (await listRegistrations(request)).filter(({ status }) => status === 'active').map(({ id }) => id),
    };
  },
  'Query.services': async (_input, request) => {
    await refreshInvitations(request.desk);
    return listRegistrations(request);
  },
  'Query.partnerServices': createOperation(
    v.object({ language: v.nullish(v.pipe(v.string(), v.maxLength(35)), 'en') }),
    ({ language }) => Promise.resolve(listPartnerServices(language)),
  ),
  'Query.dashboard': async (_input, request) => {
    await refreshInvitations(request.desk);
    return summarize(request);
  },
};
