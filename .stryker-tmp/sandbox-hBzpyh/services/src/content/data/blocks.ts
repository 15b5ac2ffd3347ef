// @ts-nocheck
import { parseMarkdown } from '../rich-text/parse-rich-text.ts';

/** A hero without links: overline, title, lead and picture. */
export function createHeroBlock(overline: string, title: string, lead: string, image: string) {
  return { __typename: 'HeroBlock', overline, title, lead, image: `asset-${image}`, links: [], theme: 'Default' };
}

/** A text block whose body is written in the small markdown of the sample content. */
export function createTextBlock(title: string, markdown: string) {
  return { __typename: 'TextBlock', title, body: parseMarkdown(markdown), layout: 'Default' };
}

/** A quotation with its author and role. */
export function createQuoteBlock(text: string, author: string, role: string) {
  return { __typename: 'QuoteBlock', text, author, role };
}

/** A picture in the text. */
export function createImageBlock(
  image: string,
  caption: string,
  layout: 'Stretched' | 'BreakOut' | 'Inline' | 'AsideSquare',
) {
  return { __typename: 'ImageBlock', image: `asset-${image}`, caption, layout };
}
