import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { errorIcon } from '@kmx/design-system/icon/icons.ts';
import type { ReactNode } from 'react';
import * as styles from './failure-box.module.css';

interface FailureBoxProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it; null where nothing can. */
  readonly actions: ReactNode;
  /** What the technical detail is called, and the detail, which is English. */
  readonly detailsTitle: string;
  readonly details: string;
  /** Whether the detail is shown at once. */
  readonly isOpen?: boolean;
}

/** Says what failed and what to do next, and holds the technical detail ready (ERR-014). */
export function FailureBox({
  title,
  text,
  actions,
  detailsTitle,
  details,
  isOpen = false,
}: FailureBoxProps): ReactNode {
  return (
    <section className={styles.failure} role="alert">
      <Icon drawing={errorIcon} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        {actions !== null && <div className={styles.actions}>{actions}</div>}
        <details className={styles.details} open={isOpen}>
          <summary>{detailsTitle}</summary>
          <p lang="en">{details}</p>
        </details>
      </div>
    </section>
  );
}
