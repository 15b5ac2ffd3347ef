import type { ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  readonly children: ReactNode;
}

/** A text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
