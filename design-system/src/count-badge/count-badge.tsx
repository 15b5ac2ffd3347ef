import * as styles from './count-badge.module.css';

/** Props of CountBadge. */
export interface CountBadgeProps {
  /** The number; zero draws nothing. */
  readonly count: number;
}

/** A number at the corner of its nearest positioned ancestor; nothing for zero. Hidden from screen readers: the label of the control says it. */
export function CountBadge({ count }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}
