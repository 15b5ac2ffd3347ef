import { isLeaf, type RichTextElement, type RichTextNode } from '../rich-text/rich-text-tree.ts';
import type { InlineNode, TextUnit } from './text-unit.ts';

const attributeNames = ['altText', 'title'] as const;

/** A paragraph, heading or cell: its children are words and inline elements. */
function isTextBlock({ children }: RichTextElement): boolean {
  return children.some(isLeaf);
}

function isPlain(node: RichTextNode): boolean {
  return isLeaf(node) && Object.keys(node).length === 1;
}

function mapInline(nodes: readonly RichTextNode[], nextId: () => string): readonly InlineNode[] {
  return nodes.map((node): InlineNode => {
    if (isLeaf(node)) {
      const text: InlineNode = { kind: 'text', text: node.text };
      return isPlain(node) ? text : { kind: 'span', id: nextId(), role: 'format', children: [text] };
    }
    const id = nextId();
    if (node.type !== 'link') return { kind: 'placeholder', id };
    return { kind: 'span', id, role: 'link', children: mapInline(node.children, nextId) };
  });
}

function createCounter(): () => string {
  let last = 0;
  return () => String((last += 1));
}

/** Units of a rich text tree; `path` is the path of its field. */
export function listRichTextUnits(children: readonly RichTextNode[], path: string): readonly TextUnit[] {
  return children.flatMap((node, index): readonly TextUnit[] => {
    if (isLeaf(node)) return [];
    const here = `${path}.${index}`;
    const attributes = attributeNames.flatMap((name): readonly TextUnit[] => {
      const text = node[name];
      return text === undefined || text.trim() === '' || node.type === 'link'
        ? []
        : [{ id: `${here}.${name}`, nodes: [{ kind: 'text', text }] }];
    });
    if (!isTextBlock(node)) return [...attributes, ...listRichTextUnits(node.children, here)];
    return [...attributes, { id: here, nodes: mapInline(node.children, createCounter()) }];
  });
}

/** The source element behind each number of a unit: leaf, link or element. */
function numberNodes(
  nodes: readonly RichTextNode[],
  nextId: () => string,
  found: Map<string, RichTextNode>,
): ReadonlyMap<string, RichTextNode> {
  for (const node of nodes) {
    if (isPlain(node)) continue;
    found.set(nextId(), node);
    if (!isLeaf(node) && node.type === 'link') numberNodes(node.children, nextId, found);
  }
  return found;
}

function readText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
}

function buildChildren(nodes: readonly InlineNode[], sources: ReadonlyMap<string, RichTextNode>): RichTextNode[] {
  const built = nodes.flatMap((node): RichTextNode[] => {
    if (node.kind === 'text') return node.text === '' ? [] : [{ text: node.text }];
    const source = sources.get(node.id);
    if (source === undefined) return [];
    if (node.kind === 'placeholder') return [source];
    if (isLeaf(source)) return [{ ...source, text: readText(node.children) }];
    return [{ ...source, children: buildChildren(node.children, sources) }];
  });
  return built.length === 0 ? [{ text: '' }] : built;
}

/** The tree with the texts of translated units instead of its own; untranslated ones stay. */
export function applyRichTextUnits(
  children: readonly RichTextNode[],
  path: string,
  translations: ReadonlyMap<string, readonly InlineNode[]>,
): readonly RichTextNode[] {
  return children.map((node, index) => {
    if (isLeaf(node)) return node;
    const here = `${path}.${index}`;
    const attributes = attributeNames.flatMap((name) => {
      const translated = translations.get(`${here}.${name}`);
      return translated === undefined ? [] : [[name, readText(translated)] as const];
    });
    const own = { ...node, ...Object.fromEntries(attributes) };
    if (!isTextBlock(node)) return { ...own, children: applyRichTextUnits(node.children, here, translations) };
    const translated = translations.get(here);
    if (translated === undefined) return own;
    return { ...own, children: buildChildren(translated, numberNodes(node.children, createCounter(), new Map())) };
  });
}
