import * as v from 'valibot';

const tree = {
  children: [
    {
      type: 'paragraph',
      children: [
        { text: 'Wires are ' },
        { text: 'cut', bold: true },
        { text: ' & ' },
        { type: 'link', href: '/products', children: [{ text: 'crimped < fast' }] },
      ],
    },
    { type: 'image', src: '/images/press.webp', altText: 'A press', children: [{ text: '' }] },
    {
      type: 'bulleted-list',
      children: [{ type: 'list-item', children: [{ type: 'list-item-child', children: [{ text: 'One point' }] }] }],
    },
  ],
};
export const blocks = [
  { __typename: 'TextBlock', title: 'Precision', layout: 'Default', body: tree },
  { __typename: 'TableBlock', title: 'Figures', columns: ['Size', 'Weight'], rows: [{ cells: ['2 m', '40 kg'] }] },
];

const targetSchema = v.looseObject({
  language: v.string(),
  translationState: v.nullable(v.string()),
  exportedAt: v.nullable(v.string()),
  importedAt: v.nullable(v.string()),
  isSourceChanged: v.boolean(),
});
export const answerSchema = v.object({
  sourceLanguage: v.optional(v.string()),
  translationState: v.optional(v.nullable(v.string())),
  targetLanguages: v.optional(v.array(targetSchema), []),
  log: v.optional(
    v.array(v.object({ language: v.nullable(v.string()), action: v.string(), author: v.string(), at: v.string() })),
    [],
  ),
  problems: v.optional(v.array(v.object({ unit: v.nullable(v.string()), code: v.string() })), []),
});

/** Puts a translation into each unit, keeping its codes. */
export function translate(xliff: string): string {
  return xliff.replaceAll(/<source>(.*?)<\/source>/g, (source, inner: string) => {
    const target = inner.replaceAll(
      /(^|>)([^<]+)/g,
      (_all, before: string, text: string) => `${before}${text.toUpperCase()}`,
    );
    return `${source}<target>${target.replaceAll('&AMP;', '&amp;').replaceAll('&LT;', '&lt;')}</target>`;
  });
}
