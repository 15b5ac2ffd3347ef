import type { ComponentGuide, Example } from '../example/example.ts';
import { RichText } from './rich-text.tsx';
import type { RichTextContent } from './rich-text-content.ts';

const content: RichTextContent = {
  children: [
    { type: 'heading-two', children: [{ text: 'Why crimp height decides' }] },
    {
      type: 'paragraph',
      children: [
        { text: 'A crimp is good when the strands have flowed into one body. ' },
        { text: 'Height', bold: true },
        { text: ' tells you that without cutting the terminal open; see the ' },
        { type: 'link', href: '/wire-processing-guide', children: [{ text: 'wire processing guide' }] },
        { text: '.' },
      ],
    },
    {
      type: 'bulleted-list',
      children: [
        'Zero the gauge on the anvil.',
        'Measure in the middle of the barrel.',
        'Note five pieces, then release.',
      ].map((text) => ({ type: 'list-item', children: [{ type: 'list-item-child', children: [{ text }] }] })),
    },
    { type: 'block-quote', children: [{ text: 'Two hundredths decide whether it holds for twenty years.' }] },
    {
      type: 'table',
      children: [
        {
          type: 'table_body',
          children: [
            ['0.5 mm²', '1.02 mm'],
            ['1.0 mm²', '1.24 mm'],
          ].map((cells) => ({
            type: 'table_row',
            children: cells.map((text) => ({ type: 'table_cell', children: [{ text }] })),
          })),
        },
      ],
    },
  ],
};

/** Describes RichText for the style guide. */
export const guide: ComponentGuide = {
  name: 'RichText',
  summary: 'A text of the content system as real elements.',
  use: ['For everything that editors write.'],
  avoid: ['For texts of the interface: they are in the catalogues.'],
  access: [
    'Headings start at the level the page leaves to the text, and none is skipped.',
    'Addresses that could run a script become plain text.',
  ],
  forcedColors: 'Elements keep their meaning; lines of tables and quotes stay.',
};

/** Examples of RichText for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'article',
    title: 'A text from the content system',
    note: 'Headings start at the level the page leaves to them. Addresses that could run a script become plain text.',
    render: () => <RichText content={content} topLevel={3} />,
  },
];
