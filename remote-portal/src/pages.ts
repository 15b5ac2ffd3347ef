import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';
import type { PortalPageDefinition } from './data/portal-page-definition.ts';

/**
 * The pages of the portal (POR-001..011, POR-021..029). Pages about tickets and machines have no service: service staff
 * see them without the role, so they decide access themselves (`mayUseTickets`, `mayUseMachines`).
 */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'dashboard', pattern: '/mykomax', titleId: 'portal.dashboard', part: () => import('./pages/dashboard/dashboard-page.tsx') },
  { name: 'account', pattern: '/mykomax/account', titleId: 'portal.account', parent: 'dashboard', part: () => import('./pages/account/account-page.tsx') },
  { name: 'tickets', pattern: '/mykomax/tickets/list', titleId: 'portal.tickets', parent: 'dashboard', part: () => import('./pages/tickets/tickets-page.tsx') },
  { name: 'new-ticket', pattern: '/mykomax/tickets/newticket', titleId: 'portal.newTicket', parent: 'tickets', part: () => import('./pages/new-ticket/new-ticket-page.tsx') },
  { name: 'ticket', pattern: '/mykomax/tickets/:ticketId', titleId: 'portal.ticket', parent: 'tickets', part: () => import('./pages/ticket/ticket-page.tsx') },
  { name: 'inventory', pattern: '/mykomax/inventory', titleId: 'portal.inventory', parent: 'dashboard', part: () => import('./pages/inventory/inventory-page.tsx') },
  { name: 'inventory-old', pattern: '/mykomax/inventory/old', titleId: 'portal.inventoryOld', parent: 'inventory', part: () => import('./pages/inventory-old/inventory-old-page.tsx') },
  { name: 'machine', pattern: '/mykomax/inventory/:machineId', titleId: 'portal.machine', parent: 'inventory', part: () => import('./pages/machine/machine-page.tsx') },
  { name: 'user-admin', pattern: '/mykomax/user-admin', titleId: 'portal.userAdmin', service: 'delegated-admin', parent: 'dashboard', part: () => import('./pages/user-admin/user-admin-page.tsx') },
  { name: 'user', pattern: '/mykomax/user-admin/:userId', titleId: 'portal.user', service: 'delegated-admin', parent: 'user-admin', part: () => import('./pages/user/user-page.tsx') },
  { name: 'wire-flow', pattern: '/mykomax/wire-flow', titleId: 'service.wire-flow.name', parent: 'dashboard', part: () => import('./pages/wire-flow/wire-flow-page.tsx') },
  { name: 'wire-master', pattern: '/mykomax/wire-master', titleId: 'service.wire-master.name', parent: 'dashboard', part: () => import('./pages/wire-master/wire-master-page.tsx') },
  { name: 'master-data', pattern: '/mykomax/master-data', titleId: 'service.master-data.name', parent: 'dashboard', part: () => import('./pages/master-data/master-data-page.tsx') },
  { name: 'partner-services', pattern: '/mykomax/partner-services', titleId: 'portal.partnerServices', parent: 'dashboard', part: () => import('./pages/partner-services/partner-services-page.tsx') },
  { name: 'downloads', pattern: '/mykomax/downloads', titleId: 'portal.downloads', parent: 'dashboard', part: () => import('./pages/downloads/downloads-page.tsx') },
  { name: 'logout', pattern: '/mykomax/logout', titleId: 'portal.signOut', parent: 'dashboard', part: () => import('./pages/logout/logout-page.tsx') },
  { name: 'not-found', pattern: '*', titleId: 'notFound.title', parent: 'dashboard', part: () => import('./pages/not-found/not-found-page.tsx') },
]) satisfies readonly PortalPageDefinition[];
