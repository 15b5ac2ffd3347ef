// @ts-nocheck
import { parseMarkdown } from '../../rich-text/parse-rich-text.ts';
import type { FieldValues } from '../../store/content-document.ts';
import type { SeedEntry } from '../../store/seed-content.ts';
import { createPage } from '../seed-builders.ts';

/** One text in the languages of its page, in their order. */
export type Texts = readonly string[];
type Link = FieldValues;
type ImageLayout = 'Stretched' | 'StretchedVideo' | 'BreakOut' | 'Inline' | 'AsideSquare' | 'AsideVideo';

/** Writes blocks in one language: every text is a list in the order of the page's languages. */
export function createBlockWriter(place: number) {
  const pick = (texts: Texts): string => texts[place] ?? texts[0] ?? '';
  const image = (name?: string) => (name === undefined ? {} : { image: `asset-${name}` });
  return {
    pick,
    hero: (
      overline: Texts,
      title: Texts,
      lead: Texts,
      picture?: string,
      links: readonly (readonly [Texts, Link])[] = [],
    ) => ({
      __typename: 'HeroBlock',
      overline: pick(overline),
      title: pick(title),
      lead: pick(lead),
      ...image(picture),
      links: links.map(([text, link]) => ({ text: pick(text), ...link })),
      theme: 'Default',
    }),
    text: (title: Texts, markdown: Texts) => ({
      __typename: 'TextBlock',
      title: pick(title),
      body: parseMarkdown(pick(markdown)),
      layout: 'Default',
    }),
    image: (picture: string, caption: Texts, layout: ImageLayout) => ({
      __typename: 'ImageBlock',
      ...image(picture),
      caption: pick(caption),
      layout,
    }),
    quote: (text: Texts, author: string, role: Texts) => ({
      __typename: 'QuoteBlock',
      text: pick(text),
      author,
      role: pick(role),
    }),
    numbers: (title: Texts, items: readonly (readonly [value: string, unit: Texts, label: Texts])[]) => ({
      __typename: 'NumbersBlock',
      title: pick(title),
      items: items.map(([value, unit, label]) => ({ value, unit: pick(unit), label: pick(label) })),
    }),
    teasers: (
      title: Texts,
      items: readonly (readonly [title: Texts, text: Texts, image: string, linkText: Texts, link: Link])[],
    ) => ({
      __typename: 'TeaserBlock',
      title: pick(title),
      items: items.map(([itemTitle, text, picture, linkText, link]) => ({
        title: pick(itemTitle),
        text: pick(text),
        ...image(picture),
        link: { text: pick(linkText), ...link },
      })),
    }),
    accordion: (title: Texts, items: readonly (readonly [title: Texts, markdown: Texts])[], isFaq = false) => ({
      __typename: 'AccordionBlock',
      title: pick(title),
      isFaq,
      items: items.map(([itemTitle, markdown]) => ({ title: pick(itemTitle), body: parseMarkdown(pick(markdown)) })),
    }),
    table: (
      title: Texts,
      caption: Texts,
      columns: readonly Texts[],
      rows: readonly (readonly (Texts | string)[])[],
    ) => ({
      __typename: 'TableBlock',
      title: pick(title),
      caption: pick(caption),
      columns: columns.map(pick),
      rows: rows.map((cells) => ({ cells: cells.map((cell) => (typeof cell === 'string' ? cell : pick(cell))) })),
    }),
    timeline: (
      title: Texts,
      items: readonly (readonly [date: string, title: Texts, text: Texts, image?: string])[],
    ) => ({
      __typename: 'TimelineBlock',
      title: pick(title),
      items: items.map(([date, itemTitle, text, picture]) => ({
        date,
        title: pick(itemTitle),
        text: pick(text),
        ...image(picture),
      })),
    }),
    steps: (title: Texts, items: readonly (readonly [title: Texts, text: Texts, image?: string])[]) => ({
      __typename: 'StepsBlock',
      title: pick(title),
      items: items.map(([itemTitle, text, picture]) => ({
        title: pick(itemTitle),
        text: pick(text),
        ...image(picture),
      })),
    }),
    gallery: (title: Texts, items: readonly (readonly [image: string, caption: Texts])[]) => ({
      __typename: 'GalleryBlock',
      title: pick(title),
      items: items.map(([picture, caption]) => ({ ...image(picture), caption: pick(caption) })),
    }),
    links: (title: Texts, links: readonly (readonly [Texts, Link])[]) => ({
      __typename: 'LinkListBlock',
      title: pick(title),
      links: links.map(([text, link]) => ({ text: pick(text), ...link })),
    }),
    products: (title: Texts, productSlugs: readonly string[]) => ({
      __typename: 'ProductsBlock',
      title: pick(title),
      productSlugs,
    }),
    contact: (
      title: Texts,
      text: Texts,
      people: readonly (readonly [name: string, role: Texts, phone: string, email: string])[],
    ) => ({
      __typename: 'ContactBlock',
      title: pick(title),
      text: pick(text),
      items: people.map(([name, role, phone, email]) => ({ name, role: pick(role), phone, email })),
    }),
    locations: (title: Texts) => ({ __typename: 'LocationsBlock', title: pick(title) }),
  };
}

export type BlockWriter = ReturnType<typeof createBlockWriter>;

const sampleLanguages = ['en', 'de', 'ja', 'zh'] as const;

/** A content page whose title, description and blocks are written in each of its languages (en, de, ja, zh unless told). */
export function createContentPage(
  id: string,
  { languages = sampleLanguages, ...values }: FieldValues & { readonly languages?: readonly string[] },
  title: Texts,
  description: Texts,
  write: (blocks: BlockWriter) => readonly unknown[],
): SeedEntry {
  const localizations = Object.fromEntries(
    languages.map((language, place) => {
      const blocks = createBlockWriter(place);
      return [language, { title: blocks.pick(title), description: blocks.pick(description), blocks: write(blocks) }];
    }),
  );
  return createPage(id, values, localizations);
}
