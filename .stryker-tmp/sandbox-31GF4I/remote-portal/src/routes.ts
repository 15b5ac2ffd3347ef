// @ts-nocheck
import { matchPath } from '@kmx/shared-contracts/router.ts';
import type { ServiceName } from '@kmx/shared-contracts/service-status.ts';

/** Names of the portal's pages, which are also the names of their code parts. */
export const pageNames = [
  'dashboard',
  'account',
  'inventory',
  'machine',
  'inventory-old',
  'tickets',
  'new-ticket',
  'ticket',
  'user-admin',
  'user',
  'wire-flow',
  'wire-master',
  'master-data',
  'partner-services',
  'downloads',
  'logout',
  'not-found',
] as const;
export type PageName = (typeof pageNames)[number];

export interface PortalRoute {
  /** Pattern without locale and site prefix; `*` is every other path. */
  readonly path: string;
  readonly name: PageName;
  readonly status: 200 | 404;
  readonly titleKey: string;
  /** The service whose users may see the page; null for everybody who is signed in (POR-045..050, POR-109). */
  readonly service: ServiceName | null;
  /** Name of the page that it stands below in the trail. */
  readonly parent: PageName | null;
}

const notFound: PortalRoute = {
  path: '*',
  name: 'not-found',
  status: 404,
  titleKey: 'notFound.title',
  service: null,
  parent: 'dashboard',
};

function createRoute(
  path: string,
  name: PageName,
  titleKey: string,
  { service = null, parent = 'dashboard' }: Partial<Pick<PortalRoute, 'service' | 'parent'>> = {},
): PortalRoute {
  return { path: `/mykomax${path}`, name, status: 200, titleKey, service, parent };
}

/** The portal's pages (POR-001..011, POR-021..029); of two patterns that fit, the first one counts. */
export const routes: readonly PortalRoute[] = [
  createRoute('', 'dashboard', 'portal.dashboard', { parent: null }),
  createRoute('/account', 'account', 'portal.account'),
  // Service staff sees them without the role of the service, so these pages decide themselves (`mayUseTickets`).
  createRoute('/tickets/list', 'tickets', 'portal.tickets'),
  createRoute('/tickets/newticket', 'new-ticket', 'portal.newTicket', { parent: 'tickets' }),
  createRoute('/tickets/:ticketId', 'ticket', 'portal.ticket', { parent: 'tickets' }),
  // So do the pages about machines (`mayUseMachines`).
  createRoute('/inventory', 'inventory', 'portal.inventory'),
  createRoute('/inventory/old', 'inventory-old', 'portal.inventoryOld', { parent: 'inventory' }),
  createRoute('/inventory/:machineId', 'machine', 'portal.machine', { parent: 'inventory' }),
  createRoute('/user-admin', 'user-admin', 'portal.userAdmin', { service: 'delegated-admin' }),
  createRoute('/user-admin/:userId', 'user', 'portal.user', { service: 'delegated-admin', parent: 'user-admin' }),
  createRoute('/wire-flow', 'wire-flow', 'service.wire-flow.name'),
  createRoute('/wire-master', 'wire-master', 'service.wire-master.name'),
  createRoute('/master-data', 'master-data', 'service.master-data.name'),
  createRoute('/partner-services', 'partner-services', 'portal.partnerServices'),
  createRoute('/downloads', 'downloads', 'portal.downloads'),
  createRoute('/logout', 'logout', 'portal.signOut'),
  notFound,
];

/** The route of a path; unknown paths have the designed 404 page. */
export function findRoute(path: string): PortalRoute {
  return routes.find((route) => route.path !== '*' && matchPath(route.path, path) !== null) ?? notFound;
}

/** The route of a page by its name. */
export function findRouteByName(name: PageName): PortalRoute {
  return routes.find((route) => route.name === name) ?? notFound;
}
