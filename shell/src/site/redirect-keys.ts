export interface PreviousUrlInput {
  /** Hosts under which the address can be reached, the visitor's own first, with their port when they have one. */
  readonly hosts: readonly string[];
  /** Locale prefix of the URL, `de-ch`. */
  readonly localeUrlCode: string;
  /** Slug of the site when it is part of the URL. */
  readonly siteSlug: string | null;
  /** Path without locale and site prefix. */
  readonly path: string;
}

export interface RedirectStep {
  readonly location: string;
  readonly permanent: boolean;
}

export type ComposedRedirect =
  | { readonly kind: 'none' }
  | { readonly kind: 'loop'; readonly location: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** Lower-cased spellings under which an editor may have recorded an old URL, most specific first (D-13, SRV-043). */
export function createPreviousUrlKeys(input: PreviousUrlInput): readonly string[] {
  const { paths, localized } = listPaths(input);
  return [...new Set([...spellUrls(input.hosts, localized), ...spellUrls(input.hosts, paths)])];
}

/** The paths of all these keys in one spelling each: without host and last slash, in lower case. */
export function listPreviousPaths(input: Omit<PreviousUrlInput, 'hosts'>): readonly string[] {
  const { paths, localized } = listPaths(input);
  return [...paths, ...localized].map((path) => path.toLowerCase());
}

/** The path of an editor's old URL as `listPreviousPaths` spells it. */
export function readPreviousPath(previousUrl: string): string {
  return previousUrl
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\/$/, '');
}

function listPaths({ path: requested, siteSlug, localeUrlCode }: Omit<PreviousUrlInput, 'hosts'>) {
  const path = requested === '/' ? '' : requested.replace(/\/+$/, '');
  const paths = siteSlug === null ? [path] : [`/${siteSlug}${path}`, path];
  return { paths, localized: paths.map((variant) => `/${localeUrlCode}${variant}`) };
}

function spellUrls(hosts: readonly string[], paths: readonly string[]): readonly string[] {
  const spellings = paths.flatMap((path) => [path || '/', `${path}/`]);
  const hosted = hosts.flatMap((host) =>
    spellings.flatMap((path) => [`https://${host}${path}`, `http://${host}${path}`]),
  );
  return [...hosted, ...spellings].map((key) => key.toLowerCase());
}

/** Picks the redirect whose previous URL is the most specific of the keys, or null. */
export function selectRedirect<Redirect extends { readonly previousUrl: string }>(
  keys: readonly string[],
  redirects: readonly Redirect[],
): Redirect | null {
  for (const key of keys) {
    const found = redirects.find((redirect) => redirect.previousUrl.toLowerCase() === key);
    if (found !== undefined) return found;
  }
  return null;
}

/** Folds all steps into one hop: 301 only if every step is permanent; a way back to a visited URL is a loop (D-12). */
export function composeRedirect(requested: string, steps: readonly RedirectStep[]): ComposedRedirect {
  const visited = new Set([requested]);
  let location = requested;
  for (const step of steps) {
    if (step.location === location) continue;
    if (visited.has(step.location)) return { kind: 'loop', location: step.location };
    visited.add(step.location);
    location = step.location;
  }
  if (location === requested) return { kind: 'none' };
  const permanent = steps.every((step) => step.permanent);
  return { kind: 'redirect', status: permanent ? 301 : 302, location };
}
