import type { ReactNode } from 'react';
import * as styles from './code-text.module.css';

/** The name of a unit, shell or build, or a version: never translated. */
export function CodeText({ children }: { readonly children: string }): ReactNode {
  return (
    <code className={styles.code} translate="no">
      {children}
    </code>
  );
}
