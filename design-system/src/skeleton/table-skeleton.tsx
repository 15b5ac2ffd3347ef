import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton-groups.module.css';

/** Props of TableSkeleton. */
export interface TableSkeletonProps {
  /** Number of rows, as many as usually appear first. */
  readonly rows?: number;
}

/** Placeholder of the rows of a table or list. */
export function TableSkeleton({ rows = 8 }: TableSkeletonProps) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </div>
  );
}
