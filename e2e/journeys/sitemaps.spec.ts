import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  readAlternates,
  readSitemaps,
  requestUrl,
  type SitemapAddress,
  unescapeMarkup,
} from '../support/read-sitemaps.ts';
import { runLimited } from '../support/run-limited.ts';

const { origin } = inject('product');
const { port } = new URL(origin);
const hosts = [`localhost:${port}`, `crimp.localhost:${port}`, 'www.kmx.example', 'academy.kmx.example'];
const parallelRequests = 4;
// Read to the last address: the main site in two locales and each sub-site in its own language; of the others one address each.
const completeSitemaps =
  /sitemap-(?:main-en|main-de-ch|academy-en|events-de|brand-portal-en|france-fr|iberica-es|productronica-en)\.xml$/;

let addresses: readonly SitemapAddress[] = [];
beforeAll(async () => {
  addresses = (await Promise.all(hosts.map((host) => readSitemaps(origin, host)))).flat();
}, 60_000);

function selectAddresses(): readonly SitemapAddress[] {
  const local = addresses.filter(({ url }) => new URL(url).port === port);
  const bySitemap = Map.groupBy(local, ({ sitemap }) => sitemap);
  return [...bySitemap].flatMap(([sitemap, list], place) =>
    completeSitemaps.test(sitemap) ? list : list.slice(place % list.length, (place % list.length) + 1),
  );
}

function listLinks(html: string, page: string): readonly string[] {
  const prefix = new URL(page).pathname.split('/')[1];
  return [...html.matchAll(/<a\s[^>]*?href="([^"#]+)/g)].flatMap(([, href = '']) => {
    const url = URL.parse(unescapeMarkup(href), page);
    const isOwn = url?.port === port && (url.pathname.split('/')[1] === prefix || url.pathname.startsWith('/file/'));
    return url && isOwn ? [url.href] : [];
  });
}

describe('sitemaps', () => {
  it('PUB-063 hreflang is reciprocal over all hosts: who is named names back, itself included, and x-default', () => {
    const alternatesOf = new Map(addresses.map(({ url, alternates }) => [url, new Set(alternates.map(readHref))]));
    const failures = addresses.flatMap(({ url, alternates }) => {
      const hrefs = alternates.map(readHref);
      const silent = hrefs.filter((href) => alternatesOf.has(href) && !alternatesOf.get(href)?.has(url));
      const unknown = alternates.filter((link) => !link.startsWith('x-default ') && !alternatesOf.has(readHref(link)));
      return [
        ...(hrefs.includes(url) ? [] : [`${url} does not name itself`]),
        ...(alternates.some((link) => link.startsWith('x-default ')) ? [] : [`${url} has no x-default`]),
        ...silent.map((href) => `${href} does not name ${url}`),
        ...unknown.map((link) => `${url} names ${link}, which stands in no sitemap`),
      ];
    });
    expect(failures.slice(0, 30)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(2000);
  });

  it('PUB-063 the home pages of main, French and Iberian site form one set', () => {
    const home = addresses.find(({ url }) => url === `${origin}/en`);
    expect(home?.alternates).toContain(`fr-FR ${origin}/fr-fr/france`);
    expect(home?.alternates).toContain(`es ${origin}/es/iberica`);
    const french = addresses.find(({ url }) => url === `${origin}/fr/france`);
    expect(french?.alternates).toEqual(home?.alternates);
  });

  it('PUB-001 every address answers 200 with the same alternates, and every link leads to a page', async () => {
    const failures: string[] = [];
    const linkedFrom = new Map<string, string>();
    await runLimited(selectAddresses(), parallelRequests, async ({ url, alternates }) => {
      const { status, body } = await requestUrl(origin, url);
      if (status !== 200) failures.push(`${status} ${url}`);
      else if (!body.includes(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}">`))
        failures.push(`canonical of ${url}`);
      else if (readAlternates(body).join() !== alternates.join()) failures.push(`alternates of ${url}`);
      for (const link of listLinks(body, url)) if (!linkedFrom.has(link)) linkedFrom.set(link, url);
    });
    const known = new Set(addresses.map(({ url }) => url));
    const links = [...linkedFrom.keys()].filter((link) => !known.has(link));
    await runLimited(links, parallelRequests, async (link) => {
      const first = await requestUrl(origin, link);
      const location = first.headers['location'];
      const isOwn = typeof location === 'string' && new URL(location, link).port === port;
      const { status } = isOwn ? await requestUrl(origin, new URL(location, link).href) : first;
      // Protected pages ask for a password with 403.
      const isFine =
        status === 200 || (status === 403 && link.includes('protected')) || (!isOwn && location !== undefined);
      if (!isFine) failures.push(`${status} ${link}, linked from ${linkedFrom.get(link)}`);
    });
    expect(failures).toEqual([]);
  }, 150_000);
});

describe('what machines read besides', () => {
  it('D-04 robots.txt names the sitemap of its host and closes a host that no site has', async () => {
    const own = await requestUrl(origin, `http://crimp.localhost:${port}/robots.txt`);
    expect(own.body).toContain(`Sitemap: http://crimp.localhost:${port}/sitemap.xml`);
    const unknown = await requestUrl(origin, 'http://unknown.test/robots.txt');
    expect(unknown.body).toMatch(/^User-agent: \*\nDisallow: \/\n$/);
    expect((await requestUrl(origin, 'http://unknown.test/sitemap.xml')).status).toBe(404);
  });

  it('RFC 9116 security.txt names a contact and expires within a year', async () => {
    const { body } = await requestUrl(origin, `${origin}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(body).toMatch(/^Contact: mailto:/m);
    expect(expires - Date.now()).toBeGreaterThan(0);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  });

  it('PUB-063 PUB-050 a page has canonical, alternates, absolute picture and its trail as data', async () => {
    const { body } = await requestUrl(origin, `${origin}/de-ch/company/quality`);
    expect(body).toContain(`<link rel="canonical" href="${origin}/de-ch/company/quality">`);
    expect(body).toMatch(new RegExp(`og:image" content="${origin}/images/`));
    expect(body).toContain('og:locale" content="de_CH"');
    expect(body).toMatch(/"@type":"BreadcrumbList"[^<]*"position":3/);
  });

  it('SRV-003 SYS-052 redirects of every kind lead to their page in one hop', async () => {
    const targets: Readonly<Record<string, RegExp>> = {
      '/en/jobs': /\/en\/company\/careers$/,
      '/en/catalogue-2019': /\/en\/products$/,
      '/en/training': /crimp\.localhost:\d+\/en$/,
      '/en/maschinen-suche': /\/en\/products\?from=old-search$/,
      '/en/wartungsvertrag': /\/en\/services/,
      '/de/unternehmen-alt': /\/de\/company$/,
      '/en/productronica/stand': /\/en\/productronica\/programme$/,
    };
    for (const [path, target] of Object.entries(targets)) {
      const { status, headers } = await requestUrl(origin, `${origin}${path}`);
      expect([path, status, headers['location']]).toEqual([path, 301, expect.stringMatching(target)]);
    }
  });

  it('PUB-047 PUB-045 CON-025 a page asked for by its id is found on the domain and in the language of its site', async () => {
    const academy = await requestUrl(origin, `${origin}/en/page-academy-courses?direct`);
    expect([academy.status, academy.headers['location']]).toEqual([302, `http://crimp.localhost:${port}/en/courses`]);
    const iberica = await requestUrl(origin, `${origin}/en/page-iberica-home?direct`);
    expect([iberica.status, iberica.headers['location']]).toEqual([302, `${origin}/es/iberica`]);
  });
});

function readHref(link: string): string {
  return link.slice(link.indexOf(' ') + 1);
}
