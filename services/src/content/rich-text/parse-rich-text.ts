import * as v from 'valibot';
import {
  listEntryNodes,
  type RichTextElement,
  type RichTextLeaf,
  type RichTextNode,
  type RichTextTree,
} from './rich-text-tree.ts';

const flag = v.exactOptional(v.boolean());
const leafSchema = v.object({ text: v.string(), bold: flag, italic: flag, underline: flag, code: flag });
const shortText = v.pipe(v.string(), v.maxLength(200));
const elementSchema: v.GenericSchema<RichTextElement> = v.object({
  type: v.string(),
  href: v.exactOptional(
    v.pipe(v.string(), v.regex(/^(https?:|mailto:|tel:|\/|#)/, 'link with a scheme that is not allowed')),
  ),
  openInNewTab: flag,
  className: v.exactOptional(shortText),
  id: v.exactOptional(shortText),
  rel: v.exactOptional(shortText),
  url: v.exactOptional(v.pipe(v.string(), v.regex(/^https:\/\//, 'frame with an address that is not https'))),
  src: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\/(?:images|videos)\/[\w/.-]+$/, 'picture or film outside our own services')),
  ),
  altText: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  width: v.exactOptional(v.pipe(v.number(), v.minValue(1))),
  height: v.exactOptional(v.pipe(v.number(), v.minValue(1))),
  nodeId: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'is not the id of an entry'))),
  nodeType: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]\w{0,79}$/, 'is not the name of a model'))),
  isInline: flag,
  children: v.array(v.lazy(() => nodeSchema)),
});
const nodeSchema: v.GenericSchema<RichTextNode> = v.union([leafSchema, elementSchema]) as v.GenericSchema<RichTextNode>;
const treeSchema = v.object({ children: v.array(nodeSchema) });

/** Checks a rich text tree that came from outside (HY-53: the input is the tree itself); throws when it is not one. */
export function parseRichTextTree(value: unknown): RichTextTree {
  return v.parse(treeSchema, value);
}

/** The same for a field whose text may refer to entries of certain models (HY-51); throws when it refers to others. */
export function parseEmbeddingTree(value: unknown, embeds: readonly string[]): RichTextTree {
  const tree = parseRichTextTree(value);
  for (const { type, nodeType = '' } of listEntryNodes(tree.children)) {
    if (!embeds.includes(nodeType))
      throw new Error(`the ${type} of a ${nodeType || 'nameless model'} is not allowed here`);
  }
  return tree;
}

const inlinePattern = /\*\*(?<bold>[^*]+)\*\*|_(?<italic>[^_]+)_|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

// [text](entry:Page/page-company) leads to an entry.
function parseLink(label: string, href: string): RichTextElement {
  const children = [{ text: label }];
  const [, nodeType, nodeId] = /^entry:(\w+)\/([\w-]+)$/.exec(href) ?? [];
  if (nodeType === undefined || nodeId === undefined) return { type: 'link', href, children };
  return { type: 'link', nodeId, nodeType, children };
}

function parseInline(text: string): readonly RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let position = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > position) nodes.push({ text: text.slice(position, match.index) });
    const { bold, italic, label, href } = match.groups ?? {};
    if (bold !== undefined) nodes.push({ text: bold, bold: true });
    else if (italic !== undefined) nodes.push({ text: italic, italic: true });
    else if (href !== undefined) nodes.push(parseLink(label ?? href, href));
    position = match.index + match[0].length;
  }
  if (position < text.length || nodes.length === 0) nodes.push({ text: text.slice(position) } satisfies RichTextLeaf);
  return nodes;
}

function parseList(type: 'bulleted-list' | 'numbered-list', lines: readonly string[]): RichTextElement {
  const items = lines.map((line): RichTextElement => {
    const children = parseInline(line.replace(/^(-|\d+\.)\s+/, ''));
    return { type: 'list-item', children: [{ type: 'list-item-child', children }] };
  });
  return { type, children: items };
}

// ![alternative text](path =widthxheight "caption")
const imagePattern = /^!\[(?<alt>[^\]]*)\]\((?<src>\S+) =(?<width>\d+)x(?<height>\d+)(?: "(?<caption>[^"]*)")?\)$/;

function parseImage(line: string): RichTextElement | undefined {
  const { alt, src, width, height, caption } = imagePattern.exec(line)?.groups ?? {};
  if (src === undefined) return undefined;
  const size = { width: Number(width), height: Number(height) };
  const title = caption === undefined ? {} : { title: caption };
  return { type: 'image', src, altText: alt ?? '', ...title, ...size, children: [{ text: '' }] };
}

// {{Page page-company}} is an entry on its own line.
function parseEmbed(line: string): RichTextElement | undefined {
  const [, nodeType, nodeId] = /^\{\{(\w+) ([\w-]+)\}\}$/.exec(line) ?? [];
  if (nodeType === undefined || nodeId === undefined) return undefined;
  return { type: 'embed', nodeId, nodeType, isInline: false, children: [{ text: '' }] };
}

// The last line of a quotation may name the speaker; it stays on its own line.
function parseQuote(lines: readonly string[]): RichTextElement {
  const text = lines
    .map((line) => line.replace(/^> /, ''))
    .reduce((said, line) => `${said}${line.startsWith('— ') ? '\n' : ' '}${line}`);
  return { type: 'block-quote', children: parseInline(text) };
}

function parseBlock(block: string): RichTextElement {
  const lines = block.split('\n').map((line) => line.trim());
  const line = lines.join(' ');
  const alone = parseImage(line) ?? parseEmbed(line);
  if (alone !== undefined) return alone;
  if (line.startsWith('### ')) return { type: 'heading-three', children: parseInline(line.slice(4)) };
  if (line.startsWith('## ')) return { type: 'heading-two', children: parseInline(line.slice(3)) };
  if (line.startsWith('> ')) return parseQuote(lines);
  if (line.startsWith('- ')) return parseList('bulleted-list', lines);
  if (/^\d+\.\s/.test(line)) return parseList('numbered-list', lines);
  return { type: 'paragraph', children: parseInline(line) };
}

/** Turns the small markdown the sample content is written in (headings 2-3, lists, quotes, pictures, embeds, bold, italic, links) into the stored tree. */
export function parseMarkdown(markdown: string): RichTextTree {
  const blocks = markdown.trim().split(/\n\s*\n/);
  return { children: blocks.map((block) => parseBlock(block.trim())) };
}
