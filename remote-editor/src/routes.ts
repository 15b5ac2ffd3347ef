import { matchPath } from '@kmx/shared-contracts/router.ts';

export const pageNames = [
  'overview',
  'navigation',
  'pages',
  'page',
  'content',
  'translations',
  'schedule',
  'not-found',
] as const;

/** Names of the pages of the editor area, which are also the names of their code parts. */
export type PageName = (typeof pageNames)[number];

export interface EditorRoute {
  /** Pattern without locale and site prefix; `*` is every other path. */
  readonly path: string;
  readonly name: PageName;
  readonly titleKey: string;
}

/** Path of the start of the editor area (EDT-001). */
export const editorPath = '/editor';

const notFound: EditorRoute = { path: '*', name: 'not-found', titleKey: 'notFound.title' };

/** The pages of the editor area; of two patterns that fit, the first one counts. */
export const routes: readonly EditorRoute[] = [
  { path: editorPath, name: 'overview', titleKey: 'editor.title' },
  { path: `${editorPath}/navigation`, name: 'navigation', titleKey: 'navigation.title' },
  { path: `${editorPath}/pages`, name: 'pages', titleKey: 'pages.title' },
  { path: `${editorPath}/pages/:pageId`, name: 'page', titleKey: 'page.title' },
  { path: `${editorPath}/pages/:pageId/content`, name: 'content', titleKey: 'content.title' },
  { path: `${editorPath}/translations`, name: 'translations', titleKey: 'translations.title' },
  { path: `${editorPath}/schedule`, name: 'schedule', titleKey: 'schedule.title' },
  notFound,
];

/** The route of a path; unknown paths have the designed 404 page. */
export function findRoute(path: string): EditorRoute {
  return routes.find((route) => route.path !== '*' && matchPath(route.path, path) !== null) ?? notFound;
}

/** Path of the page that shows everything about a page of the site. */
export function createRecordPath(pageId: string): string {
  return `${editorPath}/pages/${encodeURIComponent(pageId)}`;
}

/** Path of the page that edits the content of a page of the site in a language. */
export function createContentPath(pageId: string, language: string): string {
  return `${createRecordPath(pageId)}/content?language=${encodeURIComponent(language)}`;
}
