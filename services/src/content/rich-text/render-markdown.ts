import {
  isLeaf,
  type RichTextElement,
  type RichTextLeaf,
  type RichTextNode,
  type RichTextTree,
} from './rich-text-tree.ts';

/** How a line ends inside a block: hard breaks in text, markup where a line must not end, a space in headings. */
type LineEnd = '  \n' | '<br>' | ' ';

interface Inline {
  readonly base: string;
  readonly lineEnd: LineEnd;
}

// What would be read as markup, or as HTML by readers of markdown that let it pass.
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]|~]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** At the start of a line these begin a heading, a list or a rule. */
function escapeLineStart(text: string): string {
  return text
    .replaceAll(/^([ \t]*)([#+=-])/gm, String.raw`$1\$2`)
    .replaceAll(/^([ \t]*\d{1,9})([.)])/gm, String.raw`$1\$2`);
}

/** Code is enclosed in more backticks than it contains in a row. */
function fence(code: string, atLeast: number): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(atLeast, longest + 1));
}

function renderCode(text: string): string {
  const marks = fence(text, 1);
  const space = /^`|`$|^ .* $/s.test(text) ? ' ' : '';
  return `${marks}${space}${text.replaceAll('\n', ' ')}${space}${marks}`;
}

const isWordBeside = (text: string | undefined, pattern: RegExp) => pattern.test(text ?? '');

function renderLeaf(leaf: RichTextLeaf, before: string | undefined, after: string | undefined, { lineEnd }: Inline) {
  // Marks only work next to words, so spaces at the ends are moved outside.
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(leaf.text) ?? [];
  const breakLines = (text: string) => text.replaceAll('\n', lineEnd);
  if (words === '') return breakLines(leaf.text);
  let text = leaf.code === true ? renderCode(words) : breakLines(escapeText(words));
  if (leaf.underline === true) text = `<u>${text}</u>`;
  const isInWord =
    (start === '' && isWordBeside(before, /[\p{L}\p{N}]$/u)) || (end === '' && isWordBeside(after, /^[\p{L}\p{N}]/u));
  const italic = isInWord ? '*' : '_';
  if (leaf.italic === true) text = `${italic}${text}${italic}`;
  if (leaf.bold === true) text = `**${text}**`;
  return `${breakLines(start)}${text}${breakLines(end)}`;
}

const escapeTitle = (title: string | undefined) =>
  title === undefined || title === '' ? '' : ` "${title.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', ' ')}"`;
const escapeAddress = (address: string) => (/[\s()<>]/.test(address) ? `<${encodeURI(address)}>` : address);

function renderInlineElement(element: RichTextElement, inline: Inline): string {
  const inner = renderInline(element.children, inline);
  const { type, href, title, src = '', altText = '', url = '' } = element;
  if (type === 'link') return href === undefined ? inner : `[${inner}](${escapeAddress(href)}${escapeTitle(title)})`;
  if (type === 'image') return `![${escapeText(altText)}](${escapeAddress(inline.base + src)}${escapeTitle(title)})`;
  if (type === 'video') return `[${escapeText(title ?? src)}](${escapeAddress(inline.base + src)})`;
  if (type === 'iframe') return url === '' ? '' : `<${url}>`;
  return inner;
}

function renderInline(nodes: readonly RichTextNode[], inline: Inline): string {
  const textOf = (node: RichTextNode | undefined) => (node !== undefined && isLeaf(node) ? node.text : undefined);
  return nodes
    .map((node, place) =>
      isLeaf(node)
        ? renderLeaf(node, textOf(nodes[place - 1]), textOf(nodes[place + 1]), inline)
        : renderInlineElement(node, inline),
    )
    .join('');
}

const headingMarks: Readonly<Record<string, string>> = {
  'heading-one': '#',
  'heading-two': '##',
  'heading-three': '###',
  'heading-four': '####',
  'heading-five': '#####',
  'heading-six': '######',
};
const blockTypes: ReadonlySet<string> = new Set([
  ...Object.keys(headingMarks),
  ...['paragraph', 'block-quote', 'bulleted-list', 'numbered-list', 'table', 'code-block', 'class', 'list-item-child'],
]);
const isBlock = (node: RichTextNode): node is RichTextElement => !isLeaf(node) && blockTypes.has(node.type);

const readCode = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (isLeaf(node) ? node.text : readCode(node.children))).join('');

const listRows = (nodes: readonly RichTextNode[]): readonly RichTextElement[] =>
  nodes.flatMap((node) => (isLeaf(node) ? [] : node.type === 'table_row' ? [node] : listRows(node.children)));

function renderTable({ children }: RichTextElement, base: string): string {
  const rows = listRows(children).map((row) =>
    row.children.map((cell) => (isLeaf(cell) ? '' : renderBlocks(cell.children, base).replaceAll(/\s*\n+/g, '<br>'))),
  );
  const hasHead = children.some((part) => !isLeaf(part) && part.type === 'table_head');
  const width = Math.max(0, ...rows.map((row) => row.length));
  const head = hasHead ? (rows[0] ?? []) : [];
  const write = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => cells[place] ?? '').join(' | ')} |`;
  const rule = `| ${Array.from({ length: width }, () => '---').join(' | ')} |`;
  return width === 0 ? '' : [write(head), rule, ...rows.slice(hasHead ? 1 : 0).map(write)].join('\n');
}

function renderList({ type, children }: RichTextElement, base: string): string {
  return children
    .map((item, index) => {
      const marker = type === 'numbered-list' ? `${index + 1}. ` : '- ';
      const content = isLeaf(item) ? item.text : renderBlocks(item.children, base, '\n');
      return `${marker}${content.replaceAll(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)}`;
    })
    .join('\n');
}

function renderBlock(element: RichTextElement, base: string): string {
  const { type, children } = element;
  const mark = headingMarks[type];
  if (mark !== undefined) {
    const text = renderInline(children, { base, lineEnd: ' ' }).trim();
    return text === '' ? '' : `${mark} ${text}`;
  }
  if (type === 'bulleted-list' || type === 'numbered-list') return renderList(element, base);
  if (type === 'table') return renderTable(element, base);
  if (type === 'code-block') {
    const code = readCode(children);
    return `${fence(code, 3)}\n${code}\n${fence(code, 3)}`;
  }
  const content = renderBlocks(children, base);
  return type === 'block-quote' ? content.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>') : content;
}

/** Blocks one after the other; loose text between them becomes a paragraph. */
function renderBlocks(nodes: readonly RichTextNode[], base: string, between = '\n\n'): string {
  const parts: string[] = [];
  let line: RichTextNode[] = [];
  const endLine = () => {
    const inline = { base, lineEnd: '  \n' } as const;
    // Pictures outside any text get a line each.
    const isText = line.some((node) => (isLeaf(node) ? node.text.trim() !== '' : node.type === 'link'));
    if (isText) parts.push(escapeLineStart(renderInline(line, inline)));
    else parts.push(...line.map((node) => renderInline([node], inline)));
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine();
      parts.push(renderBlock(node, base));
    } else line.push(node);
  }
  endLine();
  return parts.filter((part) => part.trim() !== '').join(between);
}

/** Renders the tree as markdown, with tables as GitHub reads them; `base` is the origin put before our own pictures. */
export function renderMarkdown(tree: RichTextTree, base = ''): string {
  return renderBlocks(tree.children, base);
}
