// @ts-nocheck
import type { PageComponents } from './page-components.ts';
import type { PageName } from './routes.ts';

// One chunk for each page: whoever looks at the list does not load the editing screen.
const loaders: { readonly [Name in PageName]: () => Promise<PageComponents[Name]> } = {
  overview: async () =>
    (await import(/* webpackChunkName: "part-overview" */ './pages/overview/overview-page.tsx')).OverviewPage,
  navigation: async () =>
    (await import(/* webpackChunkName: "part-navigation" */ './pages/navigation/navigation-page.tsx')).NavigationPage,
  pages: async () => (await import(/* webpackChunkName: "part-pages" */ './pages/pages/pages-page.tsx')).PagesPage,
  entries: async () =>
    (await import(/* webpackChunkName: "part-entries" */ './pages/entries/entries-page.tsx')).EntriesPage,
  version: async () =>
    (await import(/* webpackChunkName: "part-version" */ './pages/version/version-page.tsx')).VersionPage,
  log: async () => (await import(/* webpackChunkName: "part-log" */ './pages/log/log-page.tsx')).LogPage,
  deleted: async () =>
    (await import(/* webpackChunkName: "part-deleted" */ './pages/deleted/deleted-page.tsx')).DeletedPage,
  page: async () => (await import(/* webpackChunkName: "part-page" */ './pages/page/record-page.tsx')).RecordPage,
  content: async () =>
    (await import(/* webpackChunkName: "part-content" */ './pages/content/content-page.tsx')).ContentPage,
  translations: async () =>
    (await import(/* webpackChunkName: "part-translations" */ './pages/translations/translations-page.tsx'))
      .TranslationsPage,
  schedule: async () =>
    (await import(/* webpackChunkName: "part-schedule" */ './pages/schedule/schedule-page.tsx')).SchedulePage,
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
