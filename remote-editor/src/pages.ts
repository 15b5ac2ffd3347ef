import { definePages } from '@kmx/remote-kit/remote/page-definition.ts';
import type { EditorPageDefinition } from './data/editor-page-definition.ts';

/** The pages of the editor area (EDT-001). Pages of the site and other entries are edited on the same screens. */
// biome-ignore format: a line for each page
export const pages = definePages([
  { name: 'overview', pattern: '/editor', titleId: 'editor.title', part: () => import('./pages/overview/overview-page.tsx') },
  { name: 'navigation', pattern: '/editor/navigation', titleId: 'navigation.title', part: () => import('./pages/navigation/navigation-page.tsx') },
  { name: 'pages', pattern: '/editor/pages', titleId: 'pages.title', part: () => import('./pages/pages/pages-page.tsx') },
  { name: 'page', pattern: '/editor/pages/:entryId', titleId: 'page.title', part: () => import('./pages/page/record-page.tsx') },
  { name: 'content', pattern: '/editor/pages/:entryId/content', titleId: 'content.title', part: () => import('./pages/content/content-page.tsx') },
  { name: 'version', pattern: '/editor/pages/:entryId/versions/:revision', titleId: 'version.title', part: () => import('./pages/version/version-page.tsx') },
  { name: 'entries', pattern: '/editor/entries/:kind', titleId: 'entries.title', part: () => import('./pages/entries/entries-page.tsx') },
  { name: 'entry', pattern: '/editor/entries/:kind/:entryId', titleId: 'entry.title', part: () => import('./pages/page/record-page.tsx') },
  { name: 'entry-content', pattern: '/editor/entries/:kind/:entryId/content', titleId: 'content.title', part: () => import('./pages/content/content-page.tsx') },
  { name: 'entry-version', pattern: '/editor/entries/:kind/:entryId/versions/:revision', titleId: 'version.title', part: () => import('./pages/version/version-page.tsx') },
  { name: 'translations', pattern: '/editor/translations', titleId: 'translations.title', part: () => import('./pages/translations/translations-page.tsx') },
  { name: 'schedule', pattern: '/editor/schedule', titleId: 'schedule.title', part: () => import('./pages/schedule/schedule-page.tsx') },
  { name: 'log', pattern: '/editor/log', titleId: 'log.title', part: () => import('./pages/log/log-page.tsx') },
  { name: 'deleted', pattern: '/editor/deleted', titleId: 'deleted.title', part: () => import('./pages/deleted/deleted-page.tsx') },
  { name: 'not-found', pattern: '*', titleId: 'notFound.title', part: () => import('./pages/not-found/not-found-page.tsx') },
]) satisfies readonly EditorPageDefinition[];
