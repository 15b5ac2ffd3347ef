import { isLeaf, type RichTextElement, type RichTextLeaf, type RichTextNode } from './rich-text-tree.ts';

const special = /[\\*_`[\]]/g;
const escapeText = (text: string) => text.replaceAll(special, (sign) => `\\${sign}`);
const unescapeText = (text: string) => text.replaceAll(/\\(?<sign>[\\*_`[\]])/g, '$<sign>');

function writeLeaf({ text, bold, italic, code }: RichTextLeaf): string {
  const inner = escapeText(text);
  if (code === true) return `\`${inner}\``;
  const slanted = italic === true ? `_${inner}_` : inner;
  return bold === true ? `**${slanted}**` : slanted;
}

/** Serializes a line of rich text: `**bold**`, `_italic_`, `` `code` `` and `[text](address)`. */
export function writeInline(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => (isLeaf(node) ? writeLeaf(node) : `[${writeInline(node.children)}](${node.href ?? ''})`))
    .join('');
}

// A character after a backslash is always text.
const inside = (end: string) => `(?:\\\\.|[^\\\\${end}])+`;
const inlinePattern = new RegExp(
  [
    `\\*\\*_(?<both>${inside('_')})_\\*\\*`,
    `\\*\\*(?<bold>${inside('*')})\\*\\*`,
    `(?<![\\p{L}\\p{N}\\\\])_(?<italic>${inside('_')})_`,
    `\`(?<code>${inside('`')})\``,
    `\\[(?<label>${inside('\\]')})\\]\\((?<href>[^)\\s]+)\\)`,
    `\\\\.`,
  ].join('|'),
  'gu',
);

function mapMatch(groups: Readonly<Record<string, string | undefined>>): RichTextLeaf | RichTextElement | null {
  const { both, bold, italic, code, label, href } = groups;
  if (both !== undefined) return { text: unescapeText(both), bold: true, italic: true };
  if (bold !== undefined) return { text: unescapeText(bold), bold: true };
  if (italic !== undefined) return { text: unescapeText(italic), italic: true };
  if (code !== undefined) return { text: unescapeText(code), code: true };
  if (label !== undefined && href !== undefined) return { type: 'link', href, children: readInline(label) };
  return null;
}

/** Parses a line written by `writeInline` or by a person. */
export function readInline(line: string): readonly RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let pending = '';
  const flush = () => {
    if (pending !== '') nodes.push({ text: unescapeText(pending) });
    pending = '';
  };
  let position = 0;
  for (const match of line.matchAll(inlinePattern)) {
    pending += line.slice(position, match.index);
    position = match.index + match[0].length;
    const node = mapMatch(match.groups ?? {});
    if (node === null) pending += match[0];
    else {
      flush();
      nodes.push(node);
    }
  }
  pending += line.slice(position);
  flush();
  return nodes.length === 0 ? [{ text: '' }] : nodes;
}
