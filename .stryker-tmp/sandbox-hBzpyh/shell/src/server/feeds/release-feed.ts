// @ts-nocheck
import * as v from 'valibot';
import type { FeedItem } from './feed-item.ts';

/** The newest media releases. */
export const releaseFeedQuery = `query MediaReleaseFeed {
  mediaReleases(orderBy: publicationDate_DESC, first: 20) { id locale slug title leadText publicationDate adhoc }
}`;

const answerSchema = v.object({
  mediaReleases: v.array(
    v.object({
      id: v.string(),
      locale: v.string(),
      slug: v.string(),
      title: v.string(),
      leadText: v.nullable(v.string()),
      publicationDate: v.nullable(v.string()),
      adhoc: v.nullable(v.boolean()),
    }),
  ),
});

/** Maps media releases to entries of their feed; ad hoc announcements are a category of their own (SYS-066). */
export function mapReleaseItems(answer: unknown): readonly FeedItem[] {
  return v.parse(answerSchema, answer).mediaReleases.map((release) => ({
    id: release.id,
    path: `/media-releases/${encodeURIComponent(release.slug)}`,
    title: release.title,
    description: release.leadText,
    publishedAt: release.publicationDate,
    category: release.adhoc === true ? 'Ad hoc' : null,
    authors: [],
    language: release.locale,
  }));
}
