/** A piece of a unit's text; numbered spans and placeholders represent marks, links and anything that is not text. */
export type InlineNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'span'; readonly id: string; readonly role: SpanRole; readonly children: readonly InlineNode[] }
  | { readonly kind: 'placeholder'; readonly id: string };

/** The effect of a span on its text, shown to translators. */
export type SpanRole = 'format' | 'link';

/** One text to translate: a heading, a paragraph, a caption. `id` is its path in the localized fields. */
export interface TextUnit {
  readonly id: string;
  readonly nodes: readonly InlineNode[];
}

/** Number and kind of each span and placeholder of a unit, in the order in which they begin. */
export function listInlineCodes(nodes: readonly InlineNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [];
    if (node.kind === 'placeholder') return [`${node.id} placeholder`];
    return [`${node.id} ${node.role}`, ...listInlineCodes(node.children)];
  });
}

/** The words of a unit without spans and placeholders. */
export function readPlainText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'span' ? readPlainText(node.children) : ''))
    .join('');
}
