import * as v from 'valibot';

/** A run of text with its marks. */
export interface RichTextLeaf {
  readonly text: string;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly code?: boolean | undefined;
}

/** An element of rich text: paragraph, heading, list, link and more. */
export interface RichTextElement {
  readonly type: string;
  readonly href?: string | undefined;
  readonly children: readonly RichTextNode[];
}

export type RichTextNode = RichTextLeaf | RichTextElement;

/** A whole rich text as stored by the content system. */
export interface RichTextTree {
  readonly children: readonly RichTextNode[];
}

// Unknown members are preserved.
const leafSchema = v.looseObject({
  text: v.string(),
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
  code: v.optional(v.boolean()),
});
const elementSchema: v.GenericSchema<unknown, RichTextElement> = v.looseObject({
  type: v.string(),
  href: v.optional(v.string()),
  children: v.array(v.lazy(() => v.union([leafSchema, elementSchema]))),
});
const treeSchema = v.looseObject({ children: v.array(v.union([leafSchema, elementSchema])) });

/** Parses a stored rich text; anything else counts as empty. */
export function parseRichText(value: unknown): RichTextTree {
  const parsed = v.safeParse(treeSchema, value);
  return parsed.success ? parsed.output : { children: [] };
}

/** Distinguishes a run of text from an element. */
export function isLeaf(node: RichTextNode): node is RichTextLeaf {
  return 'text' in node;
}
