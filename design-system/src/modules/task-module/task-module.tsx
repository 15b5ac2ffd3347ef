import { joinClassNames } from '../../class-names/join-class-names.ts';
import { ContentAnchor } from '../../content-link/content-anchor.tsx';
import type { ContentLink } from '../../content-link/content-link.ts';
import { Icon } from '../../icon/icon.tsx';
import { arrowRightIcon } from '../../icon/icons.ts';
import { Section } from '../../layout/section.tsx';
import * as stretchedLink from '../../link/stretched-link.module.css';
import { findTaskIcon } from './task-icons.ts';
import * as styles from './task-module.module.css';

/** Props of TaskModule: an icon is named as task-icons.ts lists them. */
export interface TaskModuleProps {
  /** Heading of the list. */
  readonly title: string | null;
  /** The tasks in their order, each with its link. */
  readonly items: readonly {
    readonly title: string | null;
    readonly text: string | null;
    readonly icon: string | null;
    readonly link: ContentLink | null;
  }[];
}

/** Entry points by task: one line per task, each line a link. */
export function TaskModule({ title, items }: TaskModuleProps) {
  return (
    <Section reserve="task">
      <div className={styles.columns}>
        {title !== null && <h2 className={styles.title}>{title}</h2>}
        <ul className={styles.tasks}>
          {items.map((item) => {
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
