import { escapeHtml } from '../../markup/escape-html.ts';
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

/** Attributes that have a value; `true` is rendered without one. */
function renderAttributes(attributes: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === '' || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
}

function renderLeafHtml(leaf: RichTextLeaf, keepsLines: boolean): string {
  const escaped = escapeHtml(leaf.text);
  let html = keepsLines ? escaped : escaped.replaceAll('\n', '<br />');
  if (leaf.code === true) html = `<code>${html}</code>`;
  if (leaf.underline === true) html = `<u>${html}</u>`;
  if (leaf.italic === true) html = `<em>${html}</em>`;
  if (leaf.bold === true) html = `<strong>${html}</strong>`;
  return html;
}

/** Attributes by which a reader of the HTML finds the entry among the references. */
const markEntry = ({ nodeId, nodeType }: RichTextElement) =>
  nodeId === undefined ? {} : { 'data-gcms-embed-id': nodeId, 'data-gcms-embed-type': nodeType };

function renderLink(element: RichTextElement, inner: string): string {
  const { href, className, title, id, rel, openInNewTab, nodeId } = element;
  const address = href === undefined && nodeId === undefined ? ' href=""' : renderAttributes({ href });
  const target = openInNewTab === true ? { target: '_blank', rel: rel ?? 'noopener' } : { rel };
  return `<a${address}${renderAttributes({ class: className, ...target, title, id, ...markEntry(element) })}>${inner}</a>`;
}

/** Elements that are more than a tag around their content. */
const renderers: Readonly<Record<string, (element: RichTextElement, inner: string, base: string) => string>> = {
  link: renderLink,
  image: ({ src = '', altText = '', title, width, height }, _inner, base) =>
    `<img src="${escapeHtml(base + src)}" alt="${escapeHtml(altText)}"${renderAttributes({ title, width, height })}>`,
  video: ({ src = '', title, width, height }, _inner, base) =>
    `<video${renderAttributes({ src: base + src, controls: true, width, height, title })}></video>`,
  iframe: ({ url }) =>
    `<iframe${renderAttributes({ src: url, loading: 'lazy', allow: 'fullscreen', referrerpolicy: 'no-referrer' })}></iframe>`,
  class: ({ className }, inner) => `<div${renderAttributes({ class: className })}>${inner}</div>`,
  embed: (element) => {
    const tag = element.isInline === true ? 'span' : 'div';
    return `<${tag}${renderAttributes(markEntry(element))}></${tag}>`;
  },
};

function renderElementHtml(element: RichTextElement, base: string): string {
  const keepsLines = element.type === 'code-block';
  const inner = element.children.map((child) => renderNodeHtml(child, base, keepsLines)).join('');
  const renderElement = Object.hasOwn(renderers, element.type) ? renderers[element.type] : undefined;
  if (renderElement !== undefined) return renderElement(element, inner, base);
  // An empty heading is left out, as in the vendor's renderer.
  if (element.type.startsWith('heading-') && inner === '') return '';
  const tag = Object.hasOwn(tagNames, element.type) ? tagNames[element.type] : undefined;
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

function renderNodeHtml(node: RichTextNode, base: string, keepsLines: boolean): string {
  return isLeaf(node) ? renderLeafHtml(node, keepsLines) : renderElementHtml(node, base);
}

/**
 * Renders the tree as HTML; all text and addresses are escaped, unknown elements give their content only. `base` is the origin
 * put before the addresses of our own pictures and films.
 */
export function renderHtml(tree: RichTextTree, base = ''): string {
  return tree.children.map((node) => renderNodeHtml(node, base, false)).join('');
}
