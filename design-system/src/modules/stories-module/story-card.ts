import type { PictureAsset } from '../../picture/picture-asset.ts';

/** A story in a list. */
export interface StoryCard {
  readonly href: string;
  readonly title: string;
  readonly leadText: string | null;
  readonly category: string | null;
  /** ISO 8601. */
  readonly publicationDate: string | null;
  /** The date formatted for the language of the page. */
  readonly dateText: string | null;
  readonly teaserImage: PictureAsset | null;
  /** Language of the story where it differs from the page's. */
  readonly lang: string | undefined;
}
