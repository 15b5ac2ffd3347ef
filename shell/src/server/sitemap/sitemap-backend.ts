type Ask = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The two backends as the sitemap sees them; content answers in every language. */
export interface SitemapBackend {
  readonly queryContent: Ask;
  readonly queryCatalogue: Ask;
}
