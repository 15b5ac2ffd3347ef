import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './timeline-block.module.css';

/** What happened when, along one wire. */
export function TimelineBlock({ block }: { readonly block: RichBlockOf<'TimelineBlock'> }): ReactNode {
  return (
    <Section>
      <BlockHeading title={block.title} className={styles.title} />
      <ol className={styles.timeline}>
        {block.items.map((item) => (
          <li key={`${item.date} ${item.title}`} className={styles.item}>
            <p className={styles.date}>{item.date}</p>
            <div className={styles.text}>
              <h3>{item.title}</h3>
              {item.text !== null && <p>{item.text}</p>}
              {item.image !== null && (
                <AssetPicture asset={item.image} preset="asideVideo" sizes="(width < 768px) 100vw, 480px" />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
