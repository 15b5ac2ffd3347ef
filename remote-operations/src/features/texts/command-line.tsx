import type { ReactNode } from 'react';
import * as styles from './code-text.module.css';

/** A command for a terminal, which wraps on narrow screens and is never translated. */
export function CommandLine({ command }: { readonly command: string }): ReactNode {
  return (
    <code className={styles.command} translate="no">
      {command}
    </code>
  );
}
