// @ts-nocheck
import * as styles from './count-badge.module.css';

/** A number at the corner of its nearest positioned ancestor; nothing for zero. Hidden from screen readers: the label of the control says it. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}
