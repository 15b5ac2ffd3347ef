/** How a field is edited: a line, a longer text, rich text, a link, a picture, lines of a list, or items with fields. */
export type FieldKind = 'line' | 'text' | 'rich' | 'link' | 'picture' | 'lines';

/** A field of the content; one with `items` is a list of groups of fields. */
export type ContentField =
  | { readonly name: string; readonly kind: FieldKind }
  | { readonly name: string; readonly kind: 'items'; readonly items: readonly ContentField[] }
  | { readonly name: string; readonly kind: 'links' };

const line = (name: string): ContentField => ({ name, kind: 'line' });
const text = (name: string): ContentField => ({ name, kind: 'text' });
const rich = (name: string): ContentField => ({ name, kind: 'rich' });
const items = (name: string, ...fields: readonly ContentField[]): ContentField => ({
  name,
  kind: 'items',
  items: fields,
});
const title = line('title');
const image: ContentField = { name: 'image', kind: 'picture' };
const link: ContentField = { name: 'link', kind: 'link' };
const links: ContentField = { name: 'links', kind: 'links' };

/** Localized fields of a page itself. */
export const pageFields: readonly ContentField[] = [title, text('description')];

/** Fields of each kind of block; a kind that is not here cannot be edited in this version. */
export const blockFields: Readonly<Record<string, readonly ContentField[]>> = {
  HeroBlock: [line('overline'), title, text('lead'), image, links],
  TextBlock: [title, rich('body')],
  ImageBlock: [image, line('caption')],
  TeaserBlock: [title, items('items', title, text('text'), image, link)],
  NumbersBlock: [title, items('items', line('value'), line('unit'), line('label'))],
  QuoteBlock: [text('text'), line('author'), line('role')],
  TaskBlock: [title, items('items', title, text('text'), link)],
  LocationsBlock: [title],
  StoriesBlock: [title],
  CalendarBlock: [title, items('dates', title, line('place'))],
  DownloadsBlock: [title, rich('intro')],
  WhitepaperBlock: [title],
  MediaReleasesBlock: [title],
  VideoBlock: [title, line('caption'), rich('transcript'), { name: 'poster', kind: 'picture' }],
  GalleryBlock: [title, items('items', image, line('caption'))],
  AccordionBlock: [title, items('items', title, rich('body'))],
  TableBlock: [
    title,
    line('caption'),
    { name: 'columns', kind: 'lines' },
    items('rows', { name: 'cells', kind: 'lines' }),
  ],
  TimelineBlock: [title, items('items', line('date'), title, text('text'), image)],
  StepsBlock: [title, items('items', title, text('text'), image)],
  LinkListBlock: [title, links],
  ProductsBlock: [title],
  ContactBlock: [
    title,
    text('text'),
    items('items', line('name'), line('role'), line('phone'), line('email'), { name: 'picture', kind: 'picture' }),
  ],
};
