import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import * as styles from './text-block.module.css';

/** A text with its heading in the margin column, where the eye looks for it. */
export function TextBlock({ block }: { readonly block: BlockOf<'TextBlock'> }): ReactNode {
  return (
    <Section spacing="none" className={styles.section}>
      <div className={styles.columns}>
        {block.title !== null && block.title !== '' && (
          <Heading level={2} size="title">
            {block.title}
          </Heading>
        )}
        {block.body !== null && <RichText content={block.body.raw} topLevel={3} className={styles.body} />}
      </div>
    </Section>
  );
}
