import type { ReactNode } from 'react';
import * as styles from './reason-list.module.css';

/** Reasons as the shells word them, which is English on every page; renders nothing without one. */
export function ReasonList({ reasons }: { readonly reasons: readonly string[] }): ReactNode {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} lang="en">
      {[...new Set(reasons)].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
