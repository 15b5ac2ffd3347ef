const chromeTag = 'content:chrome';

/** Cache tags of a part of header, footer or languages; null when the content system does not report its changes. */
export function createChromeTags(names: readonly string[] | null): readonly string[] {
  return names === null ? [chromeTag] : names.map((name) => `${chromeTag}/${name}`);
}

/** Whether a tag is one of createChromeTags. */
export function isChromeTag(tag: string): boolean {
  return tag === chromeTag || tag.startsWith(`${chromeTag}/`);
}

/** Tag of redirects, whose target may be a page. */
export const redirectsTag = 'content:redirects';
/** Tag of the lists of all addresses. */
export const sitemapTag = 'content:sitemap';
/** Tags of what sitemaps are made of. */
export const sitemapTags: readonly string[] = ['content', sitemapTag, 'catalogue'];
