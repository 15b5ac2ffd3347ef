import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import type { RichTextContent, RichTextNode } from '@kmx/design-system/rich-text/rich-text-content.ts';
import type { ReactNode } from 'react';
import type { TextEmbeds } from '../../data/blocks/text-embeds.ts';
import * as styles from './story-body.module.css';
import { renderTextEmbed } from './text-embed.tsx';

interface StoryBodyProps {
  readonly content: RichTextContent;
  readonly embeds: TextEmbeds;
}

/** The text of a story: pictures extend beyond the column, quotations are large, machines and pages are cards. */
export function StoryBody({ content, embeds }: StoryBodyProps): ReactNode {
  const renderNode = (node: RichTextNode, children: ReactNode) => {
    if (node.type === 'image') return renderPicture(node);
    if (node.type === 'block-quote') return renderQuote(node);
    return renderTextEmbed(node, children, embeds);
  };
  return <RichText content={content} renderNode={renderNode} className={styles.body} />;
}

function renderPicture({ src, altText, title, width, height }: RichTextNode): ReactNode {
  if (src?.startsWith('/images/') !== true || width === undefined || height === undefined) return null;
  return (
    <figure className={styles.figure}>
      <Picture
        path={src}
        width={width}
        height={height}
        alt={altText ?? ''}
        preset="breakOut"
        className={styles.picture}
      />
      {title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  );
}

// The content system has no field for the speaker: a last line that begins with a dash names them.
function renderQuote(node: RichTextNode): ReactNode {
  const text = (node.children ?? []).map((child) => child.text ?? '').join('');
  const [quotation = '', speaker] = text.split('\n— ');
  return (
    <figure className={styles.quote}>
      <blockquote>{quotation}</blockquote>
      {speaker !== undefined && <figcaption>{speaker}</figcaption>}
    </figure>
  );
}
