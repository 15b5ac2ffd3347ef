import { unescapeMarkup } from './read-sitemaps.ts';

const text = (markup: string) => unescapeMarkup(markup.replaceAll(/<[^>]*>/g, '')).trim();

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of JSON-LD in a document. */
export function readStructuredData(html: string): readonly Readonly<Record<string, unknown>>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']): unknown => JSON.parse(json)).filter(isRecord);
}

interface Crumb {
  readonly name: string;
  /** Absolute; undefined for one without a link. */
  readonly href: string | undefined;
}

/** The visible trail: home first, the page itself last. */
export function readTrail(html: string, url: string): readonly Crumb[] {
  const list = /<nav[^>]*class="[^"]*breadcrumbs[^"]*"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const href = /href="([^"]*)"/.exec(item)?.[1];
    return { name: text(item), href: href === undefined ? undefined : new URL(unescapeMarkup(href), url).href };
  });
}

/** Faults in the trail of a page: it must end with the page, lead down to it, and match its JSON-LD (PUB-050). */
export function findTrailFaults(html: string, url: string): readonly string[] {
  const trail = readTrail(html, url);
  const described = readStructuredData(html).filter((data) => data['@type'] === 'BreadcrumbList');
  if (trail.length === 0) return described.length === 0 ? [] : [`${url} describes a trail that it does not show`];
  const last =
    /<li[^>]*>(?:(?!<li).)*<span aria-current="page"[^>]*>([^<]*)<\/span><\/li><\/ol>/s.exec(html)?.[1] ?? '';
  const items = described.flatMap((list): readonly unknown[] =>
    Array.isArray(list['itemListElement']) ? list['itemListElement'] : [],
  );
  const data = items.filter(isRecord).map(({ name, item }) => ({ name, href: item }));
  const isOwn = (href: string | undefined) => href === url.split('?')[0];
  return [
    ...(text(last) === trail.at(-1)?.name ? [] : [`${url} does not end its trail with itself`]),
    ...(trail.some(({ href }) => isOwn(href)) ? [`${url} links itself in its trail`] : []),
    ...(JSON.stringify(data) === JSON.stringify(trail) ? [] : [`${url} tells another trail than it shows`]),
  ];
}

/** Pages whose parent is also a page but missing from their trail. */
export function findOrphans(trails: ReadonlyMap<string, readonly Crumb[]>): readonly string[] {
  return [...trails].flatMap(([url, trail]) => {
    const parent = trails.get(url.slice(0, url.lastIndexOf('/')));
    if (parent === undefined) return [];
    const above = trail.slice(0, -1).map(({ name }) => name);
    const isBelow = parent.every(({ name }, place) => above[place] === name);
    return isBelow || parent.length === 0
      ? []
      : [`${url}: ${above.join(' > ')} instead of ${parent.map(({ name }) => name).join(' > ')}`];
  });
}
