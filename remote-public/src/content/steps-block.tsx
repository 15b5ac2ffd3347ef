import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './steps-block.module.css';

/** Steps in their order, numbered as on a work instruction. */
export function StepsBlock({ block }: { readonly block: RichBlockOf<'StepsBlock'> }): ReactNode {
  return (
    <Section>
      <BlockHeading title={block.title} className={styles.title} />
      <ol className={styles.steps}>
        {block.items.map((item) => (
          <li key={item.title} className={styles.step}>
            {item.image !== null && (
              <AssetPicture asset={item.image} preset="asideVideo" sizes="(width < 768px) 100vw, 480px" />
            )}
            <h3>{item.title}</h3>
            {item.text !== null && <p>{item.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
