import {
  isLeaf,
  type RichTextElement,
  type RichTextLeaf,
  type RichTextNode,
  type RichTextTree,
} from './rich-text-tree.ts';

const tagNames: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'heading-one': 'h1',
  'heading-two': 'h2',
  'heading-three': 'h3',
  'heading-four': 'h4',
  'heading-five': 'h5',
  'heading-six': 'h6',
  'block-quote': 'blockquote',
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
  'list-item': 'li',
  'code-block': 'pre',
  table: 'table',
  table_head: 'thead',
  table_body: 'tbody',
  table_row: 'tr',
  table_header_cell: 'th',
  table_cell: 'td',
};

const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => htmlEscapes[character] ?? character);
}

function renderLeafHtml(leaf: RichTextLeaf): string {
  let html = escapeHtml(leaf.text);
  if (leaf.code === true) html = `<code>${html}</code>`;
  if (leaf.underline === true) html = `<u>${html}</u>`;
  if (leaf.italic === true) html = `<em>${html}</em>`;
  if (leaf.bold === true) html = `<strong>${html}</strong>`;
  return html;
}

function renderImageHtml({ src = '', altText = '', title, width, height }: RichTextElement): string {
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  const caption = title === undefined ? '' : ` title="${escapeHtml(title)}"`;
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(altText)}"${caption}${size}>`;
}

/** Marks by which the reader of the HTML finds the entry among the references. */
function renderEntryMarks({ nodeId, nodeType }: RichTextElement): string {
  if (nodeId === undefined) return '';
  return ` data-gcms-embed-id="${escapeHtml(nodeId)}" data-gcms-embed-type="${escapeHtml(nodeType ?? '')}"`;
}

function renderLinkHtml(element: RichTextElement, inner: string): string {
  const target = element.openInNewTab === true ? ' target="_blank" rel="noopener"' : '';
  const href =
    element.href === undefined && element.nodeId !== undefined ? '' : ` href="${escapeHtml(element.href ?? '')}"`;
  return `<a${href}${target}${renderEntryMarks(element)}>${inner}</a>`;
}

function renderElementHtml(element: RichTextElement): string {
  if (element.type === 'image') return renderImageHtml(element);
  const inner = element.children.map(renderNodeHtml).join('');
  if (element.type === 'link') return renderLinkHtml(element, inner);
  if (element.type === 'embed') {
    const tag = element.isInline === true ? 'span' : 'div';
    return `<${tag}${renderEntryMarks(element)}></${tag}>`;
  }
  const tag = tagNames[element.type];
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

function renderNodeHtml(node: RichTextNode): string {
  return isLeaf(node) ? renderLeafHtml(node) : renderElementHtml(node);
}

/** Renders the tree as HTML; all text and addresses are escaped, unknown elements give their content only. */
export function renderHtml(tree: RichTextTree): string {
  return tree.children.map(renderNodeHtml).join('');
}

// Words of neighbours must not run together.
const spacedTypes: ReadonlySet<string> = new Set(['list-item', 'table_cell', 'table_header_cell', 'table_row']);

function renderNodeText(node: RichTextNode): string {
  if (isLeaf(node)) return node.text;
  if (node.type === 'link' || node.type === 'embed') return '';
  const text = node.children.map(renderNodeText).join('');
  return spacedTypes.has(node.type) ? `${text} ` : text;
}

/** Renders the tree as one line of words for excerpts and search; links are dropped as the vendor does (HY-53). */
export function renderText(tree: RichTextTree): string {
  return tree.children.map(renderNodeText).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function renderInlineMarkdown(node: RichTextNode): string {
  if (!isLeaf(node)) {
    const inner = node.children.map(renderInlineMarkdown).join('');
    return node.type === 'link' ? `[${inner}](${node.href ?? ''})` : inner;
  }
  if (node.bold === true) return `**${node.text}**`;
  return node.italic === true ? `_${node.text}_` : node.text;
}

const markdownPrefixes: Readonly<Record<string, string>> = {
  'heading-one': '# ',
  'heading-two': '## ',
  'heading-three': '### ',
  'heading-four': '#### ',
  'heading-five': '##### ',
  'heading-six': '###### ',
  'block-quote': '> ',
};

function renderBlockMarkdown(node: RichTextNode): string {
  if (isLeaf(node)) return node.text;
  if (node.type === 'bulleted-list') return node.children.map((item) => `- ${renderInlineMarkdown(item)}`).join('\n');
  if (node.type === 'numbered-list') {
    return node.children.map((item, index) => `${index + 1}. ${renderInlineMarkdown(item)}`).join('\n');
  }
  if (node.type === 'image') return `![${node.altText ?? ''}](${node.src ?? ''})`;
  return `${markdownPrefixes[node.type] ?? ''}${renderInlineMarkdown(node)}`;
}

/** Renders the tree as markdown. */
export function renderMarkdown(tree: RichTextTree): string {
  return tree.children.map(renderBlockMarkdown).join('\n\n');
}
