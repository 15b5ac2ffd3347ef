import type { FeedItem } from './feed-item.ts';
import { mapReleaseItems, releaseFeedQuery } from './release-feed.ts';
import { mapStoryItems, storyFeedQuery } from './story-feed.ts';

/** A feed of the main site: its content query and how the response becomes entries. */
export interface FeedSource {
  /** Unlocalized address of the feed. */
  readonly path: string;
  /** Unlocalized address of the page whose content it follows. */
  readonly pagePath: string;
  /** Id of its title in the texts of the shell. */
  readonly titleId: string;
  /** Id of its description there. */
  readonly descriptionId: string;
  readonly query: string;
  /** Throws when the response has an unexpected shape. */
  readonly mapItems: (answer: unknown) => readonly FeedItem[];
}

/** All feeds; a new one is one line. */
export const feedSources: readonly FeedSource[] = [
  {
    path: '/stories/feed.xml',
    pagePath: '/stories',
    titleId: 'feed.stories',
    descriptionId: 'feed.storiesText',
    query: storyFeedQuery,
    mapItems: mapStoryItems,
  },
  {
    path: '/media-releases/feed.xml',
    pagePath: '/media-releases',
    titleId: 'feed.mediaReleases',
    descriptionId: 'feed.mediaReleasesText',
    query: releaseFeedQuery,
    mapItems: mapReleaseItems,
  },
];
