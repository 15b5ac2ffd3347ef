// @ts-nocheck
import * as v from 'valibot';
import type { FeedItem } from './feed-item.ts';

/** The newest stories. */
export const storyFeedQuery = `query StoryFeed {
  stories(orderBy: publicationDate_DESC, first: 20) {
    id locale slug title leadText publicationDate category { name } storyContacts(first: 10) { name }
  }
}`;

const answerSchema = v.object({
  stories: v.array(
    v.object({
      id: v.string(),
      locale: v.string(),
      slug: v.string(),
      title: v.string(),
      leadText: v.nullable(v.string()),
      publicationDate: v.nullable(v.string()),
      category: v.nullable(v.object({ name: v.nullable(v.string()) })),
      storyContacts: v.array(v.object({ name: v.string() })),
    }),
  ),
});

/** Maps stories to entries of their feed. */
export function mapStoryItems(answer: unknown): readonly FeedItem[] {
  return v.parse(answerSchema, answer).stories.map((story) => ({
    id: story.id,
    path: `/stories/${encodeURIComponent(story.slug)}`,
    title: story.title,
    description: story.leadText,
    publishedAt: story.publicationDate,
    category: story.category?.name ?? null,
    authors: story.storyContacts.map(({ name }) => name),
    language: story.locale,
  }));
}
