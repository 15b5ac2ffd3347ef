import type { ServiceName } from '@kmx/shared-contracts/service-status.ts';

/** An application that can be granted; each of its roles represents role strings of the identity token (POR-045..050). */
export interface Application {
  readonly id: ServiceName;
  readonly name: string;
  /** Roles within the application, the usual one first. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** Role string while a request is pending; only the direct service has one (POR-042). */
  readonly pendingRole: string | null;
  /** Roles that only internal administrators may give. */
  readonly internalRoles: readonly string[];
  /** Whether people may request it themselves. */
  readonly isRequestable: boolean;
}

const ticketing = ['kmx_int_serviceticketing_active'];
const wireFlow = 'kmx_int_artemis_active';

function createApplication(
  id: ServiceName,
  name: string,
  roles: Application['roles'],
  more: Partial<Application> = {},
): Application {
  return { id, name, roles, pendingRole: null, internalRoles: [], isRequestable: true, ...more };
}

/** The applications of the portal in display order (SYS-031). */
export const applications: readonly Application[] = [
  createApplication(
    'direct',
    'KMX Direct',
    { buyer: ['kmx_int_direct_active'] },
    { pendingRole: 'kmx_int_direct_pending' },
  ),
  createApplication('service-ticketing', 'Service tickets', {
    'own-tickets': ticketing,
    'organization-tickets': ticketing,
  }),
  createApplication('inventory', 'Inventory', { viewer: ['kmx_int_assetdb_active'] }),
  createApplication(
    'delegated-admin',
    'User administration',
    { external: ['kmx_delegatedadmin_extern'], internal: ['kmx_delegatedadmin_intern'] },
    { internalRoles: ['internal'], isRequestable: false },
  ),
  createApplication('wire-flow', 'Wire Flow', { cloud: [wireFlow], onprem: [wireFlow, 'kmx_artemis_onpremuser'] }),
  createApplication('wire-master', 'Wire Master', { user: ['kmx_int_mfpwm_active'] }),
  createApplication('master-data', 'Master Data', { user: ['kmx_int_mfpmds_active'] }),
];

export function findApplication(id: string): Application | null {
  return applications.find((application) => application.id === id) ?? null;
}

/** The application of a stored access; throws for one that is not known any more. */
export function getApplication(id: string): Application {
  const application = findApplication(id);
  if (application === null) throw new Error(`There is no application ${id}`);
  return application;
}

const managedRoles: ReadonlySet<string> = new Set(
  applications.flatMap(({ roles, pendingRole }) => [
    ...Object.values(roles).flat(),
    ...(pendingRole === null ? [] : [pendingRole]),
  ]),
);

/** Role strings for the token: those of the accesses, and those that others gave the account (AUTH-026). */
export function resolveTokenRoles(
  accesses: readonly { readonly applicationId: string; readonly role: string; readonly status: string }[],
  presentRoles: readonly string[],
): readonly string[] {
  const own = accesses.flatMap(({ applicationId, role, status }) => {
    const application = findApplication(applicationId);
    if (application === null) return [];
    if (status === 'PENDING') return application.pendingRole === null ? [] : [application.pendingRole];
    return application.roles[role] ?? [];
  });
  return [...new Set([...presentRoles.filter((role) => !managedRoles.has(role)), ...own])];
}
