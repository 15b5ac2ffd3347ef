import * as styles from './count-badge.module.css';

/** Props of CountBadge. */
export interface CountBadgeProps {
  /** The number; zero renders nothing. */
  readonly count: number;
}

/**
 * A number at the corner of its nearest positioned ancestor; nothing for zero. Hidden from screen readers, because the
 * control's label states it.
 */
export function CountBadge({ count }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}
