/** Status of a service registration, literally from the specification (POR, section 4). */
// @ts-nocheck

export type ServiceStatus =
  | 'unknown'
  | 'noprocess'
  | 'unregistered'
  | 'pending'
  | 'active'
  | 'inactive'
  | 'declined'
  | 'comingsoon';

export type ServiceName =
  | 'direct'
  | 'service-ticketing'
  | 'inventory'
  | 'delegated-admin'
  | 'wire-flow'
  | 'wire-master'
  | 'master-data';

const activeRoles: Readonly<Record<ServiceName, readonly string[]>> = {
  direct: ['kmx_int_direct_active'],
  'service-ticketing': ['kmx_int_serviceticketing_active'],
  inventory: ['kmx_int_assetdb_active'],
  'delegated-admin': ['kmx_delegatedadmin_intern', 'kmx_delegatedadmin_extern'],
  'wire-flow': ['kmx_int_artemis_active'],
  'wire-master': ['kmx_int_mfpwm_active'],
  'master-data': ['kmx_int_mfpmds_active'],
};

export const serviceNames = Object.keys(activeRoles) as readonly ServiceName[];

/** Status of one service from the user's roles; only direct can be pending and active wins (D-29). */
export function resolveServiceStatus(service: ServiceName, roles: readonly string[]): ServiceStatus {
  if (activeRoles[service].some((role) => roles.includes(role))) return 'active';
  if (service === 'direct' && roles.includes('kmx_int_direct_pending')) return 'pending';
  return 'unregistered';
}

/** User type of wire-flow: cloud unless the on-premise role is present. */
export function resolveWireFlowUserType(roles: readonly string[]): 'onprem' | 'cloud' {
  return roles.includes('kmx_artemis_onpremuser') ? 'onprem' : 'cloud';
}
