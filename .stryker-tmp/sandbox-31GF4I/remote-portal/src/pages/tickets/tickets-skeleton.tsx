// @ts-nocheck
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import * as styles from './tickets-page.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Holds the place of the rows. */
export function TicketsSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton}>
      {rows.map((row) => (
        <Skeleton key={row} shape="control" className={styles.skeletonRow} />
      ))}
    </div>
  );
}
