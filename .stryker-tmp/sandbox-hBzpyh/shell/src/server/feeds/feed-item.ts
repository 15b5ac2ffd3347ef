/** One entry of a feed; the path is unlocalized, the date ISO 8601, language that of the texts. */
// @ts-nocheck

export interface FeedItem {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly publishedAt: string | null;
  readonly category: string | null;
  readonly authors: readonly string[];
  readonly language: string;
}
