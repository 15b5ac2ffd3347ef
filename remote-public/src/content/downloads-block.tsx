import { Section } from '@kmx/design-system/layout/section.tsx';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { DownloadList } from '../features/downloads/download-list.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './downloads-block.module.css';

/** Files to a subject with a word about them. */
export function DownloadsBlock({ block }: { readonly block: RichBlockOf<'DownloadsBlock'> }): ReactNode {
  return (
    <Section spacing="compact">
      <div className={styles.block}>
        <BlockHeading title={block.title} />
        {block.intro !== null && <RichText content={block.intro.raw} topLevel={3} className={styles.text} />}
        <DownloadList downloads={block.files} />
      </div>
    </Section>
  );
}
