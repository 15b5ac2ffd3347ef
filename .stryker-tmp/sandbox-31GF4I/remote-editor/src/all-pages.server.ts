// @ts-nocheck
import type { PageComponents } from './page-components.ts';
import { ContentPage } from './pages/content/content-page.tsx';
import { DeletedPage } from './pages/deleted/deleted-page.tsx';
import { EntriesPage } from './pages/entries/entries-page.tsx';
import { LogPage } from './pages/log/log-page.tsx';
import { NavigationPage } from './pages/navigation/navigation-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { RecordPage } from './pages/page/record-page.tsx';
import { PagesPage } from './pages/pages/pages-page.tsx';
import { SchedulePage } from './pages/schedule/schedule-page.tsx';
import { TranslationsPage } from './pages/translations/translations-page.tsx';
import { VersionPage } from './pages/version/version-page.tsx';

/** Every page of the editor area; the server bundle holds them all. */
export const allPages: PageComponents = {
  overview: OverviewPage,
  navigation: NavigationPage,
  pages: PagesPage,
  page: RecordPage,
  entries: EntriesPage,
  content: ContentPage,
  version: VersionPage,
  log: LogPage,
  deleted: DeletedPage,
  translations: TranslationsPage,
  schedule: SchedulePage,
  'not-found': NotFoundPage,
};
