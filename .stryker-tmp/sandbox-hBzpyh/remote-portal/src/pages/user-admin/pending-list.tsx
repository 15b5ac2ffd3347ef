// @ts-nocheck
import { Children, type ReactNode, useRef } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
import * as rowStyles from '../../features/users/rows.module.css';
import * as styles from './user-admin-page.module.css';

interface PendingListProps {
  /** Newer rows are on their way. */
  readonly isOutdated: boolean;
  readonly countText: string;
  readonly emptyText: string;
  /** One row each. */
  readonly children: readonly ReactNode[];
}

/** A list of what waits for somebody: its count is announced, and takes the focus when the row in use goes away. */
export function PendingList({ isOutdated, countText, emptyText, children }: PendingListProps): ReactNode {
  const count = useRef<HTMLParagraphElement>(null);
  const rescue = useFocusRescue(count);
  return (
    <div className={styles.list} aria-busy={isOutdated} {...rescue}>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {countText}
      </p>
      {Children.count(children) === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul className={rowStyles.rows}>{children}</ul>
      )}
    </div>
  );
}
