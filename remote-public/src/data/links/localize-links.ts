import type { RichTextContent, RichTextNode } from '@kmx/design-system/rich-text/rich-text-content.ts';
import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';

/** Prefixes a path in a text of the content system with site and locale; other addresses and files stay unchanged. */
export function localizePath(href: string, urlPrefix: string): string {
  // Downloads have one address for all languages and sites (PUB-011).
  return href.startsWith('/file/') ? href : createHref(urlPrefix, href);
}

function localizeNode(node: RichTextNode, urlPrefix: string): RichTextNode {
  const children = node.children?.map((child) => localizeNode(child, urlPrefix));
  return {
    ...node,
    ...(node.type === 'link' && node.href !== undefined ? { href: localizePath(node.href, urlPrefix) } : {}),
    ...(children === undefined ? {} : { children }),
  };
}

/** Localizes all links of a rich text, which saves visitors a redirect. */
export function localizeLinks(content: RichTextContent, urlPrefix: string): RichTextContent {
  return { children: content.children.map((node) => localizeNode(node, urlPrefix)) };
}
