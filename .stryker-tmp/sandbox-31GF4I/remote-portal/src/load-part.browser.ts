// @ts-nocheck
import type { PageComponents } from './page-components.ts';
import type { PageName } from './routes.ts';

// One chunk for each page: whoever looks at a ticket does not load the user administration.
const loaders: { readonly [Name in PageName]: () => Promise<PageComponents[Name]> } = {
  dashboard: async () =>
    (await import(/* webpackChunkName: "part-dashboard" */ './pages/dashboard/dashboard-page.tsx')).DashboardPage,
  account: async () =>
    (await import(/* webpackChunkName: "part-account" */ './pages/account/account-page.tsx')).AccountPage,
  inventory: async () =>
    (await import(/* webpackChunkName: "part-inventory" */ './pages/inventory/inventory-page.tsx')).InventoryPage,
  machine: async () =>
    (await import(/* webpackChunkName: "part-machine" */ './pages/machine/machine-page.tsx')).MachinePage,
  'inventory-old': async () =>
    (await import(/* webpackChunkName: "part-inventory-old" */ './pages/inventory-old/inventory-old-page.tsx'))
      .OldInventoryPage,
  tickets: async () =>
    (await import(/* webpackChunkName: "part-tickets" */ './pages/tickets/tickets-page.tsx')).TicketsPage,
  'new-ticket': async () =>
    (await import(/* webpackChunkName: "part-new-ticket" */ './pages/new-ticket/new-ticket-page.tsx')).NewTicketPage,
  ticket: async () => (await import(/* webpackChunkName: "part-ticket" */ './pages/ticket/ticket-page.tsx')).TicketPage,
  'user-admin': async () =>
    (await import(/* webpackChunkName: "part-user-admin" */ './pages/user-admin/user-admin-page.tsx')).UserAdminPage,
  user: async () => (await import(/* webpackChunkName: "part-user" */ './pages/user/user-page.tsx')).UserPage,
  'wire-flow': async () =>
    (await import(/* webpackChunkName: "part-wire-flow" */ './pages/wire-flow/wire-flow-page.tsx')).WireFlowPage,
  'wire-master': async () =>
    (await import(/* webpackChunkName: "part-wire-master" */ './pages/wire-master/wire-master-page.tsx'))
      .WireMasterPage,
  'master-data': async () =>
    (await import(/* webpackChunkName: "part-master-data" */ './pages/master-data/master-data-page.tsx'))
      .MasterDataPage,
  'partner-services': async () =>
    (await import(/* webpackChunkName: "part-partner-services" */ './pages/partner-services/partner-services-page.tsx'))
      .PartnerServicesPage,
  downloads: async () =>
    (await import(/* webpackChunkName: "part-downloads" */ './pages/downloads/downloads-page.tsx')).DownloadsPage,
  logout: async () => (await import(/* webpackChunkName: "part-logout" */ './pages/logout/logout-page.tsx')).LogoutPage,
  'not-found': async () =>
    (await import(/* webpackChunkName: "part-not-found" */ './pages/not-found/not-found-page.tsx')).NotFoundPage,
};

const isPart = (part: string): part is PageName => Object.hasOwn(loaders, part);

/** The pages whose code is here. */
export const loadedPages: { -readonly [Name in PageName]?: PageComponents[Name] } = {};

/** Loads the code of one page; rejects for a page this version does not know, and when the chunk fails. */
export async function loadPart(part: string): Promise<void> {
  if (!isPart(part)) throw new Error(`This version has no page ${part}`);
  loadedPages[part] ??= await loaders[part]();
}
