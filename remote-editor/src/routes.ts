import { matchPath } from '@kmx/shared-contracts/router.ts';

export const pageNames = [
  'overview',
  'navigation',
  'pages',
  'entries',
  'page',
  'content',
  'version',
  'translations',
  'schedule',
  'log',
  'deleted',
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
/** Path of the lists of other content than pages. */
export const entriesPath = `${editorPath}/entries`;
/** Path of the list of what was deleted. */
export const deletedPath = `${editorPath}/deleted`;

const notFound: EditorRoute = { path: '*', name: 'not-found', titleKey: 'notFound.title' };
const page = `${editorPath}/pages/:entryId`;
const entry = `${entriesPath}/:kind/:entryId`;

/** The pages of the editor area; of two patterns that fit, the first one counts. */
export const routes: readonly EditorRoute[] = [
  { path: editorPath, name: 'overview', titleKey: 'editor.title' },
  { path: `${editorPath}/navigation`, name: 'navigation', titleKey: 'navigation.title' },
  { path: `${editorPath}/pages`, name: 'pages', titleKey: 'pages.title' },
  { path: page, name: 'page', titleKey: 'page.title' },
  { path: `${page}/content`, name: 'content', titleKey: 'content.title' },
  { path: `${page}/versions/:revision`, name: 'version', titleKey: 'version.title' },
  { path: `${entriesPath}/:kind`, name: 'entries', titleKey: 'entries.title' },
  { path: entry, name: 'page', titleKey: 'entry.title' },
  { path: `${entry}/content`, name: 'content', titleKey: 'content.title' },
  { path: `${entry}/versions/:revision`, name: 'version', titleKey: 'version.title' },
  { path: `${editorPath}/translations`, name: 'translations', titleKey: 'translations.title' },
  { path: `${editorPath}/schedule`, name: 'schedule', titleKey: 'schedule.title' },
  { path: `${editorPath}/log`, name: 'log', titleKey: 'log.title' },
  { path: deletedPath, name: 'deleted', titleKey: 'deleted.title' },
  notFound,
];

/** The route of a path; unknown paths have the designed 404 page. */
export function findRoute(path: string): EditorRoute {
  return routes.find((route) => route.path !== '*' && matchPath(route.path, path) !== null) ?? notFound;
}

/** Path of the list of a kind of entry; pages have one of their own. */
export function createListPath(kind: string): string {
  return kind === 'Page' ? `${editorPath}/pages` : `${entriesPath}/${encodeURIComponent(kind)}`;
}

/** Path of the page that shows everything about an entry. */
export function createRecordPath(kind: string, id: string): string {
  return `${createListPath(kind)}/${encodeURIComponent(id)}`;
}

/** Path of the page that edits the content of an entry in a language. */
export function createContentPath(kind: string, id: string, language: string): string {
  return `${createRecordPath(kind, id)}/content?language=${encodeURIComponent(language)}`;
}

/** Path of the page that compares a version of an entry in a language with the draft, or with another version. */
export function createVersionPath(kind: string, id: string, revision: number, language: string, other = ''): string {
  const path = `${createRecordPath(kind, id)}/versions/${revision}?language=${encodeURIComponent(language)}`;
  return other === '' ? path : `${path}&with=${encodeURIComponent(other)}`;
}
