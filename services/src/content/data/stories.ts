import * as v from 'valibot';
import { localizedTextSchema, localizeText } from '../../sample/localized-text.ts';
import { readSample, readSampleMarkdown } from '../../sample/read-sample.ts';
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './localize.ts';

const storySchema = v.strictObject({
  date: v.pipe(v.string(), v.isoTimestamp()),
  /** Id of the teaser picture without `asset-`. */
  image: v.string(),
  /** Slug of a category of stories. */
  category: v.string(),
  /** Slugs of the people responsible for it. */
  contacts: v.array(v.string()),
  products: v.array(v.string()),
  title: localizedTextSchema,
  lead: localizedTextSchema,
});

/** Reads one story; its body is the small Markdown of parseMarkdown. */
export function readStoryText(slug: string) {
  const folder = `content/stories/${slug}`;
  const body = localizeText((language) => readSampleMarkdown(`${folder}/${language}.md`));
  return { slug, ...readSample(`${folder}/story.json`, storySchema), body };
}

/** A story as an entry (SYS-065). */
export function readStory(slug: string): SeedEntry {
  const story = readStoryText(slug);
  return {
    id: `story-${slug}`,
    model: 'Story',
    values: {
      slug,
      publicationDate: story.date,
      teaserImage: `asset-${story.image}`,
      category: `story-category-${story.category}`,
      storyContacts: story.contacts.map((contact) => `story-contact-${contact}`),
      productSlugs: story.products,
    },
    localizations: localize((language) => ({
      title: story.title[language],
      leadText: story.lead[language],
      body: parseMarkdown(story.body[language]),
    })),
  };
}
