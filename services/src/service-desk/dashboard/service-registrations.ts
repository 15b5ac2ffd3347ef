import {
  resolveServiceStatus,
  resolveWireFlowUserType,
  type ServiceStatus,
} from '@kmx/shared-contracts/service-status.ts';
import { type Application, applications } from '../model/applications.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

/** Where each service is used: a path below /mykomax of the portal, or the system of a partner. */
const serviceUrls: Readonly<Record<Application['id'], string>> = {
  direct: 'https://direct.kmx.example',
  'service-ticketing': '/mykomax/tickets/list',
  inventory: '/mykomax/inventory',
  'delegated-admin': '/mykomax/user-admin',
  'wire-flow': '/mykomax/wire-flow',
  'wire-master': 'https://wiremaster.kmx.example',
  'master-data': 'https://masterdata.kmx.example',
};
const wireFlowCloudUrl = 'https://wireflow.kmx.example';
const directRegistrationUrl = 'https://direct.kmx.example/register';

type AccessRow = Row<'desk_access'>;

/** Roles come first; the desk only fills in what they leave open (POR-041, POR-042, D-29). */
export function resolveRegistrationStatus(
  id: Application['id'],
  roles: readonly string[],
  accesses: readonly Pick<AccessRow, 'status'>[],
): ServiceStatus {
  const status = resolveServiceStatus(id, roles);
  if (status !== 'unregistered') return status;
  const isOpen = accesses.some((access) => access.status === 'PENDING' || access.status === 'INVITED');
  if (isOpen) return 'unregistered';
  if (accesses.some((access) => access.status === 'DECLINED')) return 'declined';
  return accesses.some((access) => access.status === 'INACTIVE') ? 'inactive' : 'unregistered';
}

/** The seven services with the viewer's status in each (SYS-031, SYS-032). */
export async function listRegistrations({ viewer, loaders }: DeskRequest) {
  const all = await loaders.accessesOfUser(viewer.userId);
  const own = all.filter(({ organization_id }) => viewer.memberOf.includes(organization_id));
  return applications.map(({ id, name, isRequestable }) => {
    const accesses = own.filter(({ application_id }) => application_id === id);
    const status = resolveRegistrationStatus(id, viewer.roles, accesses);
    const isActive = status === 'active';
    const isWireFlow = id === 'wire-flow';
    return {
      id,
      name,
      status,
      serviceUrl: isActive ? serviceUrls[id] : null,
      registrationUrl: id === 'direct' && status === 'unregistered' ? directRegistrationUrl : null,
      isRequestable: isRequestable && status === 'unregistered' && viewer.memberOf.length > accesses.length,
      requestedAt: accesses.find((access) => access.status === 'PENDING')?.request_date ?? null,
      invitationId: accesses.find((access) => access.status === 'INVITED')?.invitation_id ?? null,
      userType: isWireFlow ? (isActive ? resolveWireFlowUserType(viewer.roles) : 'unknown') : null,
      cloudUrl: isWireFlow && isActive ? wireFlowCloudUrl : null,
    };
  });
}
