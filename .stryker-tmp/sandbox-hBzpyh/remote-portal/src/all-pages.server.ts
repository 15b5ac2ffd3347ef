// @ts-nocheck
import type { PageComponents } from './page-components.ts';
import { AccountPage } from './pages/account/account-page.tsx';
import { DashboardPage } from './pages/dashboard/dashboard-page.tsx';
import { DownloadsPage } from './pages/downloads/downloads-page.tsx';
import { InventoryPage } from './pages/inventory/inventory-page.tsx';
import { OldInventoryPage } from './pages/inventory-old/inventory-old-page.tsx';
import { LogoutPage } from './pages/logout/logout-page.tsx';
import { MachinePage } from './pages/machine/machine-page.tsx';
import { MasterDataPage } from './pages/master-data/master-data-page.tsx';
import { NewTicketPage } from './pages/new-ticket/new-ticket-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { PartnerServicesPage } from './pages/partner-services/partner-services-page.tsx';
import { TicketPage } from './pages/ticket/ticket-page.tsx';
import { TicketsPage } from './pages/tickets/tickets-page.tsx';
import { UserPage } from './pages/user/user-page.tsx';
import { UserAdminPage } from './pages/user-admin/user-admin-page.tsx';
import { WireFlowPage } from './pages/wire-flow/wire-flow-page.tsx';
import { WireMasterPage } from './pages/wire-master/wire-master-page.tsx';

/** Every page of the portal; the server bundle holds them all. */
export const allPages: PageComponents = {
  dashboard: DashboardPage,
  account: AccountPage,
  inventory: InventoryPage,
  machine: MachinePage,
  'inventory-old': OldInventoryPage,
  tickets: TicketsPage,
  'new-ticket': NewTicketPage,
  ticket: TicketPage,
  'user-admin': UserAdminPage,
  user: UserPage,
  'wire-flow': WireFlowPage,
  'wire-master': WireMasterPage,
  'master-data': MasterDataPage,
  'partner-services': PartnerServicesPage,
  downloads: DownloadsPage,
  logout: LogoutPage,
  'not-found': NotFoundPage,
};
