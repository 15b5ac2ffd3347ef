import type { Site } from '@kmx/shared-contracts/site.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';

type JsonLd = Readonly<Record<string, unknown>>;

interface StructuredPage {
  readonly site: Site;
  /** The company's own site, which is the publisher of all sites. */
  readonly mainSite: Site;
  readonly chrome: Pick<ChromeView, 'breadcrumbs' | 'canonicalUrl' | 'mainSitePrefix'>;
  readonly description: string | null;
  /** Unlocalized path; `/` is the home page. */
  readonly path: string;
  readonly urlPrefix: string;
  readonly language: string;
  readonly origin: string;
  /** The remote's description of its page. */
  readonly own: readonly JsonLd[];
}

const context = 'https://schema.org';

/** JSON-LD of a page: organization and site with its search on the home page, the visible trail on all others, and the remote's own. */
export function createStructuredData(page: StructuredPage): readonly JsonLd[] {
  const { own, origin } = page;
  const trail = page.chrome.breadcrumbs.length < 2 ? [] : [createTrail(page)];
  const home = page.path === '/' && page.chrome.canonicalUrl !== '' ? createHome(page) : [];
  // The visible breadcrumb is the shell's; the remote's version may differ from it.
  const others = own.filter((data) => data['@type'] !== 'BreadcrumbList');
  return [...home, ...trail, ...others].map((data) => absolutize(data, origin) as JsonLd);
}

function createHome({
  site,
  mainSite,
  chrome,
  description,
  urlPrefix,
  language,
  origin,
}: StructuredPage): readonly JsonLd[] {
  const url = `${origin}${urlPrefix}`;
  const isMain = site.id === mainSite.id;
  // One company has one identity, whichever of its sites names it.
  const companyUrl = isMain ? url : new URL(chrome.mainSitePrefix, origin).href;
  const id = `${new URL(companyUrl).origin}/#organization`;
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': id,
      name: mainSite.name,
      url: companyUrl,
      logo: `${new URL(companyUrl).origin}/favicon.svg`,
      ...(description === null || !isMain ? {} : { description }),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: site.name,
      url,
      inLanguage: language,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function createTrail({ chrome }: StructuredPage): JsonLd {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: chrome.breadcrumbs.map(({ title, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      ...(href === null ? {} : { item: href }),
    })),
  };
}

const addressNames: ReadonlySet<string> = new Set([
  'url',
  'mainEntityOfPage',
  'image',
  'logo',
  'item',
  'contentUrl',
  'thumbnailUrl',
  '@id',
]);

/** Remotes know no origin, programs that read JSON-LD need one: paths under names of addresses get it. */
function absolutize(value: unknown, origin: string, name = ''): unknown {
  if (typeof value === 'string') return addressNames.has(name) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => absolutize(item, origin, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absolutize(item, origin, key)]));
}
