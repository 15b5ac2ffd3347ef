import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './skeleton.module.css';

/** Props of Skeleton: pass a class with the exact size of the content, or use the size of the shape. */
export interface SkeletonProps {
  /** The element it replaces while loading. */
  readonly shape?: 'text' | 'title' | 'control' | 'picture';
  /** Number of lines of a text; the last is shorter. */
  readonly lines?: number;
  /** Sets the exact size, where it is known. */
  readonly className?: string | undefined;
}

/** Placeholder of content that is loading; silent for screen readers. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  const bars = Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => line);
  return (
    <span className={joinClassNames(styles.skeleton, className)} aria-hidden="true">
      {bars.map((line) => (
        <span key={line} className={styles.bar} data-shape={shape} data-last={line > 0 && line === lines - 1} />
      ))}
    </span>
  );
}
