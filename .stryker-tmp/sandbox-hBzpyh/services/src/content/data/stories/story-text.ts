/** A text in the four languages of the sample content. */
// @ts-nocheck

export type Texts = readonly [en: string, de: string, ja: string, zh: string];
/** Slug of a category of stories. */
export type Category = 'customer' | 'technology' | 'people' | 'responsibility';
/** Slug of a person who answers for stories. */
export type Contact = 'heidi-brunner' | 'marc-aeschlimann' | 'yuki-tanabe' | 'elena-dvorakova';

/** One story of the sample content; the body is the small markdown of parseMarkdown. */
export interface StoryText {
  readonly slug: string;
  readonly date: string;
  /** Id of the teaser picture without `asset-`. */
  readonly image: string;
  readonly category: Category;
  readonly contacts: readonly Contact[];
  readonly products: readonly string[];
  readonly title: Texts;
  readonly lead: Texts;
  readonly body: Texts;
}
