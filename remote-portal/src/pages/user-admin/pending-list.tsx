import { Children, type ReactNode, useRef } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
import * as rowStyles from '../../features/users/rows.module.css';
import type { PendingVariables } from './pending.query.ts';
import * as styles from './user-admin-page.module.css';

export const pendingPageSize = 20;

/** A page of pending entries, of one organization or, with '', of all that the viewer administers. */
export interface PendingPageProps {
  readonly organizationId: string;
  /** Counted from 1. */
  readonly page: number;
  readonly toHref: (page: number) => string;
}

export function createPendingVariables(organizationId: string, page: number): PendingVariables {
  return { ...(organizationId === '' ? {} : { organizationId }), page, size: pendingPageSize };
}

interface PendingListProps {
  /** Newer rows are being loaded. */
  readonly isOutdated: boolean;
  readonly countText: string;
  readonly emptyText: string;
  /** Links to the other pages. */
  readonly pages: ReactNode;
  /** One element per row. */
  readonly children: readonly ReactNode[];
}

/** A list of pending entries: its count is announced, and receives the focus when the focused row disappears. */
export function PendingList({ isOutdated, countText, emptyText, pages, children }: PendingListProps): ReactNode {
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
      {pages}
    </div>
  );
}
