import * as v from 'valibot';

const breadcrumb = v.object({
  title: v.string(),
  href: v.nullable(v.string()),
  /** Language of the title where it is not that of the page. */
  language: v.exactOptional(v.string()),
});

/** A page's part of the document's head; the shell writes it on the server and on navigation. */
export const pageHeadSchema = v.object({
  title: v.string(),
  description: v.nullable(v.string()),
  robots: v.nullable(v.string()),
  image: v.nullable(v.string()),
  /** JSON-LD objects, serialised into data blocks by the shell. */
  structuredData: v.array(v.record(v.string(), v.unknown())),
});
export type PageHead = v.InferOutput<typeof pageHeadSchema>;

/** The type of a page on which content is edited: afterwards the shell keeps no copy of any page. */
export const editingPageType = 'Editor';

/** What the shell needs to know about a page to render the chrome around it. */
export const pageMetaSchema = v.object({
  id: v.nullable(v.string()),
  type: v.string(),
  theme: v.string(),
  breadcrumbs: v.nullable(v.array(breadcrumb)),
  /** Languages in which this page exists; null means all languages of the site. */
  languages: v.nullable(v.array(v.string())),
  /** Countries in which it exists, according to the page's content; absent or null means all (SYS-039). */
  countries: v.exactOptional(v.nullable(v.array(v.string()))),
  /** The same page on other sites: hreflang joins them (SYS-039, PUB-063). */
  alternateVersions: v.exactOptional(
    v.array(v.object({ siteId: v.string(), path: v.string(), languages: v.array(v.string()) })),
  ),
  /**
   * The part of the query that identifies this page, `?page=2`: the page in another language or country keeps it, and
   * if the page is indexed it belongs to its canonical address. All other parameters are left out of both.
   */
  query: v.exactOptional(v.pipe(v.string(), v.regex(/^\?[^\s"<>#]{1,4000}$/))),
  /** Language of the content that is shown (PUB-062). */
  contentLanguage: v.string(),
  isLanguageFallback: v.boolean(),
  isLanguageUnavailable: v.boolean(),
});
export type PageMeta = v.InferOutput<typeof pageMetaSchema>;

/** A page as a remote's `load` found it: everything the document, the payload and hydration are made from. */
export const pageResultSchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  head: pageHeadSchema,
  meta: pageMetaSchema,
  /**
   * The part of the remote's browser code that renders this page, null when all of it does: the document preloads its
   * files, `RemoteBrowser.load` loads them.
   */
  part: v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  /**
   * Whether the page is complete without script, so that its document may rest: code is loaded and the page hydrated
   * only when a visitor begins to use it. Absent means that it is hydrated at once.
   */
  rests: v.exactOptional(v.boolean()),
  /** Data of the page as JSON; only the remote that loaded it knows its shape. */
  data: v.unknown(),
  /** Cache tags such as `content:Page:abc`; an invalidation of one of them drops the page. */
  tags: v.array(v.string()),
  cache: v.picklist(['public', 'private']),
  /** The name under which the logs know the request, for error reports; added by the shell for a status of 400 or more (ERR-006). */
  requestId: v.exactOptional(v.string()),
});
export type PageResult = v.InferOutput<typeof pageResultSchema>;
