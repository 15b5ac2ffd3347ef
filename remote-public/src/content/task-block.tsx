import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Section } from '@kmx/design-system/layout/section.tsx';
import * as stretchedLink from '@kmx/design-system/link/stretched-link.module.css';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { ContentAnchor } from './content-link.tsx';
import * as styles from './task-block.module.css';
import { findTaskIcon } from './task-icons.ts';

/** The way in by what one wants to do: one line a task, each line a link. */
export function TaskBlock({ block }: { readonly block: BlockOf<'TaskBlock'> }): ReactNode {
  return (
    <Section>
      <div className={styles.columns}>
        {block.title !== null && <h2 className={styles.title}>{block.title}</h2>}
        <ul className={styles.tasks}>
          {block.items.map((item) => {
            const icon = findTaskIcon(item.icon);
            return (
              <li key={item.title} className={joinClassNames(styles.task, stretchedLink.box)}>
                <span className={styles.icon}>{icon !== null && <Icon drawing={icon} size={32} />}</span>
                <h3>
                  {item.link === null ? (
                    item.title
                  ) : (
                    <ContentAnchor link={item.link} className={stretchedLink.link}>
                      {item.title}
                    </ContentAnchor>
                  )}
                </h3>
                <p>{item.text}</p>
                <Icon drawing={arrowRightIcon} size={24} className={styles.arrow} />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
