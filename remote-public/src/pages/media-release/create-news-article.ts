import { resolveModifiedDate } from '../../data/page/resolve-modified-date.ts';
import type { MediaRelease } from './media-release.data.ts';

/** A media release as a schema.org news article, limited to what the page shows. */
export function createNewsArticle(
  release: MediaRelease,
  updatedAt: string,
  publisher: string,
  toHref: (path: string) => string,
): Record<string, unknown> {
  const { title, leadText, publicationDate, image, place, locale, slug } = release;
  const organization = { '@type': 'Organization', name: publisher };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    url: toHref(`/media-releases/${slug}`),
    inLanguage: locale,
    datePublished: publicationDate,
    dateModified: resolveModifiedDate(updatedAt, publicationDate),
    author: organization,
    publisher: organization,
    ...(leadText === null ? {} : { description: leadText }),
    ...(place === null ? {} : { dateline: place }),
    ...(image === null ? {} : { image: image.url }),
  };
}
