// @ts-nocheck
import type { ReactNode } from 'react';
import * as styles from './visually-hidden.module.css';

/** A text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
