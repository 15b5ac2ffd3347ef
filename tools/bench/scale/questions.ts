/** A query of the site or the editor area; the values of its variables change with every request. */
export interface Question {
  readonly label: string;
  readonly stage: 'PUBLISHED' | 'DRAFT';
  readonly query: string;
  /** The most that its 95th percentile may take with a warm cache, in milliseconds. */
  readonly maxMs: number;
}

const allLocales = 'locales: [en, de, cs, es, fr, hu, ja, pt, ro, sk, zh]';
const record = `id title locale slug parentSlug pageType updatedAt localizations(includeCurrent: true) { locale title updatedAt }
  documentInStages(stages: [PUBLISHED]) { updatedAt publishedAt } scheduledIn(first: 10) { id }`;
const list = (label: string, input: string, declared = ''): Question => ({
  ...{ label, stage: 'DRAFT', maxMs: 150 },
  query: `query BenchList${declared} { connection: pagesConnection(stage: DRAFT, ${allLocales}, ${input}) { aggregate { count } edges { node { ${record} } } } }`,
});

/** What visitors and editors ask most, as the shell and the remotes ask it. */
export const questions: readonly Question[] = [
  {
    label: 'a page by its address',
    stage: 'PUBLISHED',
    maxMs: 25,
    query: `query BenchPage($slug: String, $site: ID) { pages(where: { slug: $slug, parentSlug: "home", site: { id: $site } }, first: 20) {
      id locale title pageType theme description languages countries protection noIndex alternateGroup
      localizations(includeCurrent: true) { locale } blocks { __typename } } }`,
  },
  {
    label: 'its versions on other sites',
    stage: 'PUBLISHED',
    maxMs: 25,
    query: `query BenchVersions($slug: String, $site: ID) { pages(where: { alternateGroup: $slug, NOT: [{ site: { id: $site } }] }, first: 20) { slug site { id } } }`,
  },
  {
    label: 'fifty pages of a sitemap',
    stage: 'PUBLISHED',
    maxMs: 150,
    query: `query BenchSitemap($site: ID, $skip: Int) { pages(where: { site: { id: $site } }, first: 50, skip: $skip, orderBy: id_ASC) {
      id slug parentSlug updatedAt localizations(includeCurrent: true) { locale } } }`,
  },
  list('editor: newest pages', 'orderBy: updatedAt_DESC, first: 25, skip: $skip', '($skip: Int)'),
  list('editor: pages by slug', 'orderBy: slug_ASC, first: 25, skip: $skip', '($skip: Int)'),
  list('editor: drafts', 'where: { documentInStages_none: { stage: PUBLISHED } }, orderBy: updatedAt_DESC, first: 25'),
  list(
    'editor: pages of a type',
    'where: { pageType: "Content" }, orderBy: updatedAt_DESC, first: 25, skip: $skip',
    '($skip: Int)',
  ),
  list('editor: planned pages', 'where: { scheduledIn_some: { status: PENDING } }, orderBy: updatedAt_DESC, first: 25'),
];
