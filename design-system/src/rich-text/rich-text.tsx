import { Fragment, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import type { HeadingLevel } from '../heading/heading.tsx';
import * as styles from './rich-text.module.css';
import { isSafeHref, type RichTextContent, type RichTextNode } from './rich-text-content.ts';

/** Props of RichText. */
export interface RichTextProps {
  /** The text as the content system returns it, in its field raw. */
  readonly content: RichTextContent;
  /** Heading level in the page of the text's highest heading (defaults to 2). */
  readonly topLevel?: 2 | 3 | 4;
  /** Renders nodes that refer outside the text: images, videos, embeds and links to entries. Undefined leaves the node out. */
  readonly renderNode?: ((node: RichTextNode, children: ReactNode) => ReactNode | undefined) | undefined;
  /** Further class names, for positioning. */
  readonly className?: string | undefined;
}

interface Context extends Required<Pick<RichTextProps, 'topLevel'>>, Pick<RichTextProps, 'renderNode'> {
  /** Index in headingTypes of the highest heading in the text: editors start at any level. */
  readonly topHeading: number;
}

/** A text from the content system as real elements: nothing is inserted as HTML. */
export function RichText({ content, topLevel = 2, renderNode, className }: RichTextProps) {
  const headings = content.children.map(findHeading).filter((place) => place >= 0);
  const context = { topLevel, renderNode, topHeading: Math.min(...headings) };
  return <div className={joinClassNames(styles.text, className)}>{renderChildren(content.children, context)}</div>;
}

const elementOfType = {
  paragraph: 'p',
  'block-quote': 'blockquote',
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
  'list-item': 'li',
  table_head: 'thead',
  table_body: 'tbody',
  table_row: 'tr',
  table_cell: 'td',
  table_header_cell: 'th',
} as const;

const headingTypes = ['heading-one', 'heading-two', 'heading-three', 'heading-four', 'heading-five', 'heading-six'];

function findHeading({ type }: RichTextNode): number {
  return headingTypes.indexOf(type ?? '');
}

function renderChildren(nodes: readonly RichTextNode[] | undefined, context: Context): ReactNode {
  // The tree never changes its order once rendered, so its position is a stable key.
  return nodes?.map((node, place) => <Fragment key={String(place)}>{renderOne(node, context)}</Fragment>);
}

function renderOne(node: RichTextNode, context: Context): ReactNode {
  if (node.text !== undefined) return renderText(node, node.text);
  const children = renderChildren(node.children, context);
  const own = context.renderNode?.(node, children);
  if (own !== undefined) return own;
  const type = node.type ?? '';
  const heading = findHeading(node);
  if (heading >= 0) {
    const level = context.topLevel + Math.max(0, heading - context.topHeading);
    const Heading = `h${Math.min(6, level) as HeadingLevel}` as const;
    return <Heading>{children}</Heading>;
  }
  if (type === 'paragraph' && isBlank(node)) return null;
  if (Object.hasOwn(elementOfType, type)) {
    const Element = elementOfType[type as keyof typeof elementOfType];
    return <Element>{children}</Element>;
  }
  if (type === 'link') return renderLink(node, children);
  if (type === 'table')
    return (
      <div className={styles.scroll}>
        <table>{children}</table>
      </div>
    );
  if (type === 'code-block')
    return (
      <pre>
        <code>{children}</code>
      </pre>
    );
  return children;
}

function renderLink(node: RichTextNode, children: ReactNode): ReactNode {
  if (!isSafeHref(node.href)) return children;
  const window = node.openInNewTab === true ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={node.href} title={node.title} {...window}>
      {children}
    </a>
  );
}

function renderText(node: RichTextNode, text: string): ReactNode {
  let marked: ReactNode = text.includes('\n')
    ? text.split('\n').map((line, place) => (
        <Fragment key={String(place)}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))
    : text;
  if (node.code === true) marked = <code>{marked}</code>;
  if (node.underline === true) marked = <u>{marked}</u>;
  if (node.italic === true) marked = <em>{marked}</em>;
  if (node.bold === true) marked = <strong>{marked}</strong>;
  return marked;
}

function isBlank(node: RichTextNode): boolean {
  return (node.children ?? []).every((child) => child.type === undefined && (child.text ?? '').trim() === '');
}
