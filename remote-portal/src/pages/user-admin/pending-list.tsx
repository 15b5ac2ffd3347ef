import { Children, type ReactNode, useRef } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
import * as rowStyles from '../../features/users/rows.module.css';
import * as styles from './user-admin-page.module.css';

interface PendingListProps {
  /** Newer rows are being loaded. */
  readonly isOutdated: boolean;
  readonly countText: string;
  readonly emptyText: string;
  /** One element per row. */
  readonly children: readonly ReactNode[];
}

/** A list of pending entries: its count is announced, and receives the focus when the focused row disappears. */
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
