import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import * as styles from './accordion-block.module.css';
import { BlockHeading } from './block-heading.tsx';

/** Questions, jobs or chapters that open in place, without script as well. */
export function AccordionBlock({ block }: { readonly block: RichBlockOf<'AccordionBlock'> }): ReactNode {
  return (
    <Section spacing="compact">
      <div className={styles.columns}>
        <BlockHeading title={block.title} className={styles.title} />
        <div className={styles.items}>
          {block.items.map((item) => (
            <Disclosure key={item.title} summary={<h3 className={styles.summary}>{item.title}</h3>}>
              {item.body !== null && <RichText content={item.body.raw} topLevel={4} />}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
