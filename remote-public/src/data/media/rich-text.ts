import type { RichTextNode } from '@kmx/design-system/rich-text/rich-text-content.ts';
import * as v from 'valibot';

const text = v.optional(v.string());
const flag = v.optional(v.boolean());

const nodeSchema: v.GenericSchema<unknown, RichTextNode> = v.object({
  type: text,
  text,
  bold: flag,
  italic: flag,
  underline: flag,
  code: flag,
  href: text,
  title: text,
  openInNewTab: flag,
  src: text,
  altText: text,
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  nodeId: text,
  nodeType: text,
  isInline: flag,
  children: v.optional(v.array(v.lazy(() => nodeSchema))),
});

/** The raw form of a rich text field. */
export const richTextSchema = v.object({ raw: v.object({ children: v.array(nodeSchema) }) });
