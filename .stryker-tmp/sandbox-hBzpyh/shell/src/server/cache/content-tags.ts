// @ts-nocheck
const chromeTag = 'content:chrome';

/** Tags of a part of header, footer or languages, by what it hangs on; null where the content system does not tell that. */
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
