import { isLeaf, type RichTextNode, type RichTextTree } from './rich-text-tree.ts';

// Inline elements: their words join those around them.
const inlineTypes: ReadonlySet<string> = new Set(['link', 'embed']);

function renderNodeText(node: RichTextNode): string {
  if (isLeaf(node)) return node.text;
  if (inlineTypes.has(node.type)) return '';
  return ` ${node.children.map(renderNodeText).join('')} `;
}

/** Renders the tree as one line of words for excerpts and search; links are dropped as the vendor does (HY-53). */
export function renderText(tree: RichTextTree): string {
  return tree.children.map(renderNodeText).join(' ').replaceAll(/\s+/g, ' ').trim();
}
