import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton-groups.module.css';

/** Props of FormSkeleton. */
export interface FormSkeletonProps {
  /** Number of single-line fields. */
  readonly fields?: number;
}

/** Placeholder of a form: single-line fields, and a large one at the end. */
export function FormSkeleton({ fields = 3 }: FormSkeletonProps) {
  return (
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} shape="control" />
      ))}
      <Skeleton shape="picture" />
    </div>
  );
}
