/** Element types of the rich text syntax tree this product writes (HY-52). */
export type ElementType =
  | 'paragraph'
  | 'heading-two'
  | 'heading-three'
  | 'block-quote'
  | 'bulleted-list'
  | 'numbered-list'
  | 'list-item'
  | 'list-item-child'
  | 'link'
  | 'image'
  | 'embed'
  | 'video'
  | 'iframe'
  | 'class'
  | 'code-block'
  | 'table';

/** A run of text with its marks. */
export interface RichTextLeaf {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly code?: boolean;
}

/** An element with children; `href` occurs only on links, `src` and the following on pictures and films (width and height in pixels). */
export interface RichTextElement {
  readonly type: ElementType | (string & {});
  readonly href?: string;
  readonly openInNewTab?: boolean;
  /** Of links, and of `class` elements. */
  readonly className?: string;
  readonly id?: string;
  readonly rel?: string;
  /** The content of an `iframe`. */
  readonly url?: string;
  readonly src?: string;
  readonly altText?: string;
  /** The caption of an image, the title of a link. */
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  /** Id and model of the entry that an embed shows or a link leads to (HY-52). */
  readonly nodeId?: string;
  readonly nodeType?: string;
  /** Whether an embed is part of a line of text. */
  readonly isInline?: boolean;
  readonly children: readonly RichTextNode[];
}

export type RichTextNode = RichTextLeaf | RichTextElement;

/** A whole rich text value as it is stored and given out as `raw`. */
export interface RichTextTree {
  readonly children: readonly RichTextNode[];
}

/** Distinguishes a run of text from an element. */
export function isLeaf(node: RichTextNode): node is RichTextLeaf {
  return 'text' in node;
}

/** Elements that name an entry: embeds, and links to entries. */
export function listEntryNodes(nodes: readonly RichTextNode[]): readonly RichTextElement[] {
  return nodes.flatMap((node) => {
    if (isLeaf(node)) return [];
    return [...(node.nodeId === undefined ? [] : [node]), ...listEntryNodes(node.children)];
  });
}
