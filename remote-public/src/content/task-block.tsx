import { Icon, isIconName } from '@kmx/design-system/icon/icon.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import * as styles from './task-block.module.css';

/** The way in by what one wants to do: one line a task, each line a link. */
export function TaskBlock({ block }: { readonly block: BlockOf<'TaskBlock'> }): ReactNode {
  return (
    <Section>
      <div className={styles.columns}>
        {block.title !== null && <h2 className={styles.title}>{block.title}</h2>}
        <ul className={styles.tasks}>
          {block.items.map((item) => (
            <li key={item.title} className={styles.task}>
              <span className={styles.icon}>{isIconName(item.icon) && <Icon name={item.icon} size={32} />}</span>
              <h3>
                {item.link === null ? (
                  item.title
                ) : (
                  <a href={item.link.href} className={styles.link}>
                    {item.title}
                  </a>
                )}
              </h3>
              <p>{item.text}</p>
              <Icon name="arrow-right" size={24} className={styles.arrow} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
