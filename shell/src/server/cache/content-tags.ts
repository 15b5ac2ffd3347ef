/** Tag of what header, footer and languages are made from. */
export const chromeTag = 'content:chrome';
/** Tag of redirects, whose target may be a page. */
export const redirectsTag = 'content:redirects';
/** Tag of the lists of all addresses. */
export const sitemapTag = 'content:sitemap';
