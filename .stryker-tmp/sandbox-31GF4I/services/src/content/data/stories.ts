// @ts-nocheck
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';
import { customerStories } from './stories/customer-stories.ts';
import { peopleStories } from './stories/people-stories.ts';
import { productReferences } from './stories/product-references.ts';
import { responsibilityStories } from './stories/responsibility-stories.ts';
import { storyAssets } from './stories/story-assets.ts';
import { storyCategories } from './stories/story-categories.ts';
import { storyContacts } from './stories/story-contacts.ts';
import type { StoryText } from './stories/story-text.ts';
import { technologyStories } from './stories/technology-stories.ts';

function mapStory(story: StoryText): SeedEntry {
  return {
    id: `story-${story.slug}`,
    model: 'Story',
    values: {
      slug: story.slug,
      publicationDate: story.date,
      teaserImage: `asset-${story.image}`,
      category: `story-category-${story.category}`,
      storyContacts: story.contacts.map((slug) => `story-contact-${slug}`),
      productSlugs: story.products,
    },
    localizations: localize((text) => ({
      title: text(...story.title),
      leadText: text(...story.lead),
      body: parseMarkdown(text(...story.body)),
    })),
  };
}

/** Stories with their categories, contacts and pictures (SYS-065). */
export const stories: readonly SeedEntry[] = [
  ...storyAssets,
  ...storyCategories,
  ...storyContacts,
  ...productReferences,
  ...[...customerStories, ...technologyStories, ...peopleStories, ...responsibilityStories].map(mapStory),
];
