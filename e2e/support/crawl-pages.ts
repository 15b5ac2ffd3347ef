import { findTrailFaults, readStructuredData, readTrail } from './find-trail-faults.ts';
import { listMarkupContexts } from './markup-contexts.ts';
import { readAlternates, requestUrl, type SitemapAddress, unescapeMarkup } from './read-sitemaps.ts';
import { runLimited } from './run-limited.ts';
import { validateHtml } from './validate-html.ts';

const parallelRequests = 4;

/** The findings of a crawl; every entry names the page it was found on. */
export interface Crawl {
  /** Pages that do not answer 200 or declare another canonical address or other alternates than their sitemap. */
  readonly failures: string[];
  /** Invalid HTML, each kind once with the first page that has it. */
  readonly invalid: Map<string, string>;
  /** Addresses of this machine that pages link to or show, each with the first page that does. */
  readonly targets: Map<string, string>;
  /** The trail of each page, by its address. */
  readonly trails: Map<string, ReturnType<typeof readTrail>>;
  readonly titles: Map<string, string>;
  /** Trails that do not lead to their page, and dates, identities and addresses of JSON-LD that are not true. */
  readonly untrue: string[];
}

function findFailure({ url, alternates }: SitemapAddress, status: number, body: string): string | null {
  if (status !== 200) return `${status} ${url}`;
  if (!body.includes(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}">`)) return `canonical of ${url}`;
  return readAlternates(body).join() === alternates.join() ? null : `alternates of ${url}`;
}

function listTargets(html: string, page: string): readonly URL[] {
  const links = html.matchAll(/<(?:a|link|script|img|source|video|track)\s[^>]*?(?:href|src|poster)="([^"#]+)/g);
  const { port } = new URL(page);
  return [...links].flatMap(([, href = '']) => {
    const url = URL.parse(unescapeMarkup(href), page);
    return url?.port === port ? [url] : [];
  });
}

/** Links within the page whose target it does not have. */
function listLostAnchors(html: string): readonly string[] {
  const anchors = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => unescapeMarkup(id)));
  return [...anchors].filter((id) => !html.includes(`id="${id}"`));
}

/** Dates in the wrong order and addresses without a host. */
function findUntrueData(html: string, url: string): readonly string[] {
  return readStructuredData(html).flatMap((data) => {
    const { dateModified, datePublished, url: own, mainEntityOfPage } = data;
    const isEarly = typeof datePublished === 'string' && Date.parse(String(dateModified)) < Date.parse(datePublished);
    const isRelative = [own, mainEntityOfPage, data['@id']].some(
      (value) => typeof value === 'string' && !URL.canParse(value),
    );
    return [
      ...(isEarly ? [`${url} was changed before it was published`] : []),
      ...(isRelative ? [`${url} tells an address without a host`] : []),
    ];
  });
}

/** Requests every address; validates each kind of HTML of those on this machine and collects their links. */
export async function crawlPages(origin: string, addresses: readonly SitemapAddress[]): Promise<Crawl> {
  const { port } = new URL(origin);
  const crawl: Crawl = {
    failures: [],
    invalid: new Map(),
    targets: new Map(),
    trails: new Map(),
    titles: new Map(),
    untrue: [],
  };
  const validated = new Set<string>();
  await runLimited(addresses, parallelRequests, async (address) => {
    const { url } = address;
    const { status, body } = await requestUrl(origin, url);
    const failure = findFailure(address, status, body);
    if (failure !== null) crawl.failures.push(failure);
    crawl.untrue.push(...findTrailFaults(body, url), ...findUntrueData(body, url));
    crawl.trails.set(url, readTrail(body, url));
    crawl.titles.set(url, /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '');
    // The public names of the sites show the same pages with other addresses in them.
    if (new URL(url).port !== port) return;
    crawl.failures.push(...listLostAnchors(body).map((id) => `#${id} in ${url}`));
    for (const { href } of listTargets(body, url)) if (!crawl.targets.has(href)) crawl.targets.set(href, url);
    const contexts = [...listMarkupContexts(body)].filter((context) => !validated.has(context));
    if (contexts.length === 0) return;
    for (const context of contexts) validated.add(context);
    for (const message of await validateHtml(body)) if (!crawl.invalid.has(message)) crawl.invalid.set(message, url);
  });
  return crawl;
}

/** Targets that answer neither 200, nor a redirect to a page that does, nor with the form of a protected page. */
export async function findDeadTargets(
  origin: string,
  targets: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const { port } = new URL(origin);
  const dead: string[] = [];
  await runLimited([...targets], parallelRequests, async ([target, page]) => {
    const first = await requestUrl(origin, target);
    const { location } = first.headers;
    const next = typeof location === 'string' ? new URL(location, target) : null;
    const { status, body } = next?.port === port ? await requestUrl(origin, next.href) : first;
    const isProtected = status === 403 && body.includes('action="/api/page-access/password"');
    if (status !== 200 && !isProtected) dead.push(`${status} ${target}, linked from ${page}`);
  });
  return dead;
}
