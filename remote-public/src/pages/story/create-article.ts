import { resolveModifiedDate } from '../../data/page/resolve-modified-date.ts';
import type { StoryData } from './story.data.ts';

/** A story as a schema.org article, limited to what the page shows. */
export function createArticle(
  story: StoryData['story'],
  updatedAt: string,
  toHref: (path: string) => string,
): Record<string, unknown> {
  const { title, leadText, publicationDate, teaserImage, category, storyContacts, locale, slug } = story;
  const url = toHref(`/stories/${slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    dateModified: resolveModifiedDate(updatedAt, publicationDate),
    ...(publicationDate === null ? {} : { datePublished: publicationDate }),
    ...(leadText === null ? {} : { description: leadText }),
    ...(teaserImage === null ? {} : { image: teaserImage.url }),
    ...(category?.name == null ? {} : { articleSection: category.name }),
    ...(storyContacts.length === 0
      ? {}
      : {
          author: storyContacts.map((contact) => ({
            '@type': 'Person',
            name: contact.name,
            url: toHref(`/stories/contacts/${contact.slug}`),
          })),
        }),
  };
}
