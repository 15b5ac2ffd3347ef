/** A node of the content system's rich text: a text with marks, or an element with children; unknown types are allowed. */
export interface RichTextNode {
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly code?: boolean | undefined;
  readonly href?: string | undefined;
  readonly title?: string | undefined;
  readonly openInNewTab?: boolean | undefined;
  readonly src?: string | undefined;
  readonly altText?: string | undefined;
  /** Of an image, in pixels of the original. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly nodeId?: string | undefined;
  readonly nodeType?: string | undefined;
  readonly children?: readonly RichTextNode[] | undefined;
}

/** The `raw` or `json` value of a rich text field. */
export interface RichTextContent {
  readonly children: readonly RichTextNode[];
}

/** A rich text field as a query selects it. */
export interface RichTextField {
  readonly raw: RichTextContent;
}

/** Whether a link address is safe to render: a path, an anchor, http, mail or telephone; never a script. */
export function isSafeHref(href: string | undefined): href is string {
  // Browsers treat `/\` like `//`, the start of another site, and ignore tabs and line breaks.
  return href !== undefined && /^(https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))[^\u0000-\u001f\u007f]*$/i.test(href);
}
