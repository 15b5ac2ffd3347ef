import { requestPage } from '@kmx/tools/product-runner/request-page.ts';

/** One address of a sitemap with its alternates, as `hreflang address`. */
export interface SitemapAddress {
  readonly sitemap: string;
  readonly url: string;
  readonly alternates: readonly string[];
}

/** Undoes the escaping of an attribute or text. */
export function unescapeMarkup(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** hreflang and address of every alternate link in a document or sitemap entry. */
export function readAlternates(markup: string): readonly string[] {
  const links = markup.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return [...links].map(([, language = '', href = '']) => `${language} ${unescapeMarkup(href)}`);
}

/** Requests an absolute address on one of the product's hosts. */
export function requestUrl(origin: string, address: string) {
  const url = new URL(address);
  return requestPage(origin, `${url.pathname}${url.search}`, { headers: { host: url.host } });
}

const readLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => unescapeMarkup(url));

/** All addresses of all sitemaps of a host; rejects when one of the files does not answer. */
export async function readSitemaps(origin: string, host: string): Promise<readonly SitemapAddress[]> {
  const index = await requestUrl(origin, `http://${host}/sitemap.xml`);
  if (index.status !== 200) throw new Error(`/sitemap.xml of ${host} answered ${index.status}`);
  const addresses: SitemapAddress[] = [];
  for (const sitemap of readLocations(index.body)) {
    const { status, body } = await requestUrl(origin, sitemap);
    if (status !== 200) throw new Error(`${sitemap} answered ${status}`);
    for (const entry of body.split('<url>').slice(1)) {
      const [url = ''] = readLocations(entry);
      addresses.push({ sitemap, url, alternates: readAlternates(entry) });
    }
  }
  return addresses;
}
