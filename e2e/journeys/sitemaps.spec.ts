import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Crawl, crawlPages, findDeadTargets } from '../support/crawl-pages.ts';
import { findOrphans } from '../support/find-trail-faults.ts';
import { readSitemaps, type SitemapAddress } from '../support/read-sitemaps.ts';

const { origin } = inject('product');
const { port } = new URL(origin);
const hosts = [`localhost:${port}`, `crimp.localhost:${port}`, 'www.kmx.example', 'academy.kmx.example'];

let addresses: readonly SitemapAddress[] = [];
let crawl: Crawl;
beforeAll(async () => {
  addresses = (await Promise.all(hosts.map((host) => readSitemaps(origin, host)))).flat();
  crawl = await crawlPages(origin, addresses);
}, 600_000);

describe('sitemaps', () => {
  it('PUB-063 hreflang is reciprocal over all hosts: each named page names back, itself included, and x-default', () => {
    const alternatesOf = new Map(addresses.map(({ url, alternates }) => [url, new Set(alternates.map(readHref))]));
    const failures = addresses.flatMap(({ url, alternates }) => {
      const hrefs = alternates.map(readHref);
      const silent = hrefs.filter((href) => alternatesOf.has(href) && !alternatesOf.get(href)?.has(url));
      const unknown = alternates.filter((link) => !link.startsWith('x-default ') && !alternatesOf.has(readHref(link)));
      return [
        ...(hrefs.includes(url) ? [] : [`${url} does not name itself`]),
        ...(alternates.some((link) => link.startsWith('x-default ')) ? [] : [`${url} has no x-default`]),
        ...silent.map((href) => `${href} does not name ${url}`),
        ...unknown.map((link) => `${url} names ${link}, which is in no sitemap`),
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

  it('PUB-001 PUB-063 every address of every sitemap answers 200 and is what its sitemap says', () => {
    expect(crawl.failures.slice(0, 30)).toEqual([]);
  });

  it('PUB-001 every link and every file of every page leads somewhere, in all locales', async () => {
    const known = new Set(addresses.map(({ url }) => url));
    const others = new Map([...crawl.targets].filter(([target]) => !known.has(target)));
    expect(others.size).toBeGreaterThan(1000);
    expect(await findDeadTargets(origin, others)).toEqual([]);
  }, 300_000);

  it('PUB-050 PUB-051 the trail of every page ends with the page, is what JSON-LD tells, and dates and addresses there are true', () => {
    expect(crawl.untrue.slice(0, 30)).toEqual([]);
  });

  it('PUB-050 every page below another one appears in the trail below it', () => {
    expect(findOrphans(crawl.trails).slice(0, 30)).toEqual([]);
  });

  it('no two pages of a site have one title', () => {
    const inEnglish = [...crawl.titles].filter(([url]) => new URL(url).pathname.startsWith('/en/'));
    const pages = Map.groupBy(inEnglish, ([url, title]) => `${new URL(url).host} ${title}`);
    expect([...pages].flatMap(([title, urls]) => (urls.length > 1 ? [[title, urls.map(([url]) => url)]] : []))).toEqual(
      [],
    );
  });

  it('every page is valid HTML', () => {
    expect([...crawl.invalid].slice(0, 30)).toEqual([]);
  });
});

function readHref(link: string): string {
  return link.slice(link.indexOf(' ') + 1);
}
