import { describe, expect, it } from 'vitest';
import { readRichText, writeRichText } from './rich-text-markup.ts';

const item = (text: string) => ({
  type: 'list-item',
  children: [{ type: 'list-item-child', children: [{ text }] }],
});
const tree = {
  children: [
    { type: 'heading-two', children: [{ text: 'Crimp height' }] },
    {
      type: 'paragraph',
      children: [
        { text: 'Measured ' },
        { text: 'at every', bold: true },
        { text: ' stroke, see ' },
        { type: 'link', href: '/products', children: [{ text: 'the machines', italic: true }] },
        { text: ' (a * b, snake_case, [x] and \\).' },
      ],
    },
    { type: 'bulleted-list', children: [item('Cut'), item('Strip')] },
    { type: 'numbered-list', children: [item('Load'), item('Run')] },
    { type: 'block-quote', children: [{ text: 'It runs.\n— Anna Keller' }] },
    { type: 'image', src: '/images/a.webp', width: 2, height: 1, children: [{ text: '' }] },
    { type: 'paragraph', children: [{ text: 'underlined', underline: true }] },
  ],
};

describe('rich text as editors write it', () => {
  it('EDT-002 is restored unchanged, with parts that have no markup kept in place', () => {
    const markup = writeRichText(tree);
    expect(markup).toContain('## Crimp height\n\nMeasured **at every** stroke, see [_the machines_](/products)');
    expect(markup).toContain('- Cut\n- Strip\n\n1. Load\n2. Run\n\n> It runs.\n> — Anna Keller\n\n{{6}}\n\n{{7}}');
    expect(readRichText(markup, tree)).toEqual(tree);
  });

  it('EDT-002 accepts new paragraphs, and lets a picture be moved or removed', () => {
    const changed = readRichText('{{6}}\n\n\nA **new** start_up', tree);
    expect(changed.children).toEqual([
      tree.children[5],
      { type: 'paragraph', children: [{ text: 'A ' }, { text: 'new', bold: true }, { text: ' start_up' }] },
    ]);
    expect(readRichText('{{99}}', tree).children).toEqual([{ type: 'paragraph', children: [{ text: '{{99}}' }] }]);
  });
});
