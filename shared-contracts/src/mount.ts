import * as v from 'valibot';

/** First segments that lead to the shell itself or to its backends, and never to a remote. */
const ownSegments: ReadonlySet<string> = new Set([
  'am',
  'api',
  'blank-callback',
  'builds',
  'callback',
  'file',
  'images',
  'videos',
]);

/** `/`, or up to four lower-case segments; the first is neither a locale nor a segment of the shell. */
const mountPath = v.pipe(
  v.string(),
  v.regex(/^\/$|^(?:\/[a-z][a-z0-9-]{0,40}){1,4}$/, 'must be / or lower-case segments'),
  v.check((path) => !/^\/[a-z]{2}(?:-[a-z]{2,4})?(?:\/|$)/.test(path), 'looks like a locale'),
  v.check((path) => !ownSegments.has(path.split('/')[1] ?? ''), 'begins with a segment of the shell'),
);

/** One place of a remote: the addresses whose pages it renders, and what the shell does for them. */
export const mountSchema = v.object({
  /** The addresses that begin with these segments; `/` stands for all that no other mount takes. */
  path: mountPath,
  /** Whether its addresses begin with a locale, as `/de/mykomax` does and `/style-guide` does not. */
  isLocalized: v.boolean(),
  /** On every site, or on the main site alone. */
  sites: v.picklist(['all', 'main']),
  /**
   * `site`: published content, which can be a draft, be protected, have moved, and has a canonical address and versions in
   * other languages. `application`: none of these.
   */
  kind: v.picklist(['site', 'application']),
  /** Whether the shell puts its header and footer around the pages. */
  hasChrome: v.boolean(),
});

/** One place of a remote. */
export type Mount = Readonly<v.InferOutput<typeof mountSchema>>;

/** The places of a remote; at least one. */
export const mountsSchema = v.pipe(v.array(mountSchema), v.minLength(1), v.maxLength(20));
