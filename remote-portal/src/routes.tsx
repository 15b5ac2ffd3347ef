import type { ReactNode } from 'react';
import { DashboardPage } from './pages/dashboard/dashboard-page.tsx';
import { LogoutPage } from './pages/logout/logout-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';

export interface PortalRoute {
  /** Path without locale and site prefix; `*` is every other path. */
  readonly path: string;
  readonly name: 'dashboard' | 'logout' | 'not-found';
  readonly status: 200 | 404;
  readonly titleKey: string;
  readonly Page: () => ReactNode;
}

const notFound: PortalRoute = {
  path: '*',
  name: 'not-found',
  status: 404,
  titleKey: 'notFound.title',
  Page: NotFoundPage,
};

/** The portal's pages (POR-001, POR-005); the order is that of the matching. */
export const routes: readonly PortalRoute[] = [
  { path: '/mykomax', name: 'dashboard', status: 200, titleKey: 'portal.dashboard', Page: DashboardPage },
  { path: '/mykomax/logout', name: 'logout', status: 200, titleKey: 'portal.signOut', Page: LogoutPage },
  notFound,
];

/** The route of a path; unknown paths have the designed 404 page. */
export function findRoute(path: string): PortalRoute {
  return routes.find((route) => route.path === path) ?? notFound;
}
