import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import * as threadStyles from './thread.module.css';
import * as styles from './ticket-page.module.css';

/** Placeholder of the conversation and of the facts next to it. */
export function TicketSkeleton(): ReactNode {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Skeleton shape="control" />
        <div className={threadStyles.entryBody}>
          <Skeleton lines={4} />
        </div>
        <div className={threadStyles.entryBody}>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={styles.side}>
        <Skeleton shape="title" />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
