import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import * as styles from './quote-block.module.css';

/** A quotation with who said it. */
export function QuoteBlock({ block }: { readonly block: BlockOf<'QuoteBlock'> }): ReactNode {
  return (
    <Section spacing="compact" width="breakOut">
      <figure className={styles.quote}>
        <blockquote>{block.text}</blockquote>
        <figcaption>
          <strong>{block.author}</strong>
          {block.role !== null && <span>{block.role}</span>}
        </figcaption>
      </figure>
    </Section>
  );
}
