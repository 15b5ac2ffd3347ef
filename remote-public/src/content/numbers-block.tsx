import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import * as styles from './numbers-block.module.css';

/** Figures that matter, as large as a reading on an instrument. */
export function NumbersBlock({ block }: { readonly block: BlockOf<'NumbersBlock'> }): ReactNode {
  return (
    <Section theme="Dark_White">
      {block.title !== null && <h2 className={styles.title}>{block.title}</h2>}
      <dl className={styles.numbers}>
        {block.items.map((item) => (
          <div key={item.label} className={styles.number}>
            <dt>{item.label}</dt>
            <dd>
              <span className={styles.value}>{item.value}</span>
              {item.unit !== null && <span className={styles.unit}> {item.unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
