import * as v from 'valibot';

const picture = v.object({ url: v.string(), width: v.number(), height: v.number(), alternativeText: v.string() });
const link = v.object({
  text: v.string(),
  href: v.string(),
  kind: v.picklist(['in-app', 'hard', 'action']),
  openInNewTab: v.boolean(),
});

/** One item of the feed, its link resolved; `language` is the one its texts are in (SYS-064). */
const newsItemSchema = v.object({
  id: v.string(),
  language: v.string(),
  title: v.string(),
  text: v.string(),
  publicationDate: v.nullable(v.string()),
  image: v.nullable(picture),
  link: v.nullable(link),
});
export type NewsItem = v.InferOutput<typeof newsItemSchema>;

/** One page of the feed, newest first; the cursor leads to the next (PUB-085). */
export const newsPageSchema = v.object({ items: v.array(newsItemSchema), nextCursor: v.nullable(v.string()) });
export type NewsPage = v.InferOutput<typeof newsPageSchema>;

/** Answer to the question for the newest item. */
export const newestItemSchema = v.object({ id: v.nullable(v.string()) });
