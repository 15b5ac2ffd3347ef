import { isSameValue } from '../values/content-value.ts';
import { readInline, writeInline } from './inline-markup.ts';
import { isLeaf, type RichTextElement, type RichTextNode, type RichTextTree } from './rich-text-tree.ts';

const headings: Readonly<Record<string, string>> = { 'heading-two': '## ', 'heading-three': '### ' };
const placeholder = /^\{\{(?<place>\d+)\}\}$/;

function listItems({ children }: RichTextElement): readonly (readonly RichTextNode[])[] {
  return children.map((item) => {
    const [content] = isLeaf(item) ? [] : item.children;
    return content === undefined || isLeaf(content) ? [] : content.children;
  });
}

function writeElement(element: RichTextElement): string {
  if (element.type === 'bulleted-list')
    return listItems(element)
      .map((item) => `- ${writeInline(item)}`)
      .join('\n');
  if (element.type === 'numbered-list') {
    return listItems(element)
      .map((item, index) => `${index + 1}. ${writeInline(item)}`)
      .join('\n');
  }
  if (element.type === 'block-quote')
    return writeInline(element.children)
      .split('\n')
      .map((said) => `> ${said}`)
      .join('\n');
  return `${headings[element.type] ?? ''}${writeInline(element.children)}`;
}

function readList(type: string, lines: readonly string[]): RichTextElement {
  return {
    type,
    children: lines.map((line) => ({
      type: 'list-item',
      children: [{ type: 'list-item-child', children: readInline(line.replace(/^(?:-|\d+\.) /, '')) }],
    })),
  };
}

function readElement(part: string): RichTextElement {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return readList('bulleted-list', lines);
  if (lines.every((line) => /^\d+\. /.test(line))) return readList('numbered-list', lines);
  if (lines.every((line) => line.startsWith('> '))) {
    return { type: 'block-quote', children: readInline(lines.map((line) => line.slice(2)).join('\n')) };
  }
  if (part.startsWith('### ')) return { type: 'heading-three', children: readInline(part.slice(4)) };
  if (part.startsWith('## ')) return { type: 'heading-two', children: readInline(part.slice(3)) };
  return { type: 'paragraph', children: readInline(part) };
}

/**
 * Serializes rich text for editing: parts separated by an empty line, `## ` and `### ` headings, `- ` and `1. ` lists,
 * `> ` quotations. A part without markup, such as a picture, becomes its position in the original: `{{3}}`.
 */
export function writeRichText({ children }: RichTextTree): string {
  return children
    .map((node, place) => {
      const part = isLeaf(node) ? null : writeElement(node);
      const isKept = part !== null && !placeholder.test(part) && !/\n\s*\n|^\s|\s$/.test(part);
      return isKept && isSameValue(readElement(part), node) ? part : `{{${place + 1}}}`;
    })
    .join('\n\n');
}

/** Parses text written by `writeRichText` or by a person; positions of the original are restored unchanged, unknown ones stay text. */
export function readRichText(markup: string, original: RichTextTree): RichTextTree {
  const parts = markup
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    children: parts.map((part) => {
      const place = placeholder.exec(part)?.groups?.['place'];
      const kept = place === undefined ? undefined : original.children[Number(place) - 1];
      return kept ?? readElement(part);
    }),
  };
}
