import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { plusIcon } from '../icon/icons.ts';
import * as styles from './disclosure.module.css';

/** Props of Disclosure; attributes of details pass through, so name makes a group of which one is open. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'style'> {
  /** Text or one element; a heading has to be a child of summary itself. */
  readonly summary: ReactNode;
}

/** A part of a page that opens in place; works without script, and the browser's search finds its content. */
export function Disclosure({ summary, className, children, ...attributes }: DisclosureProps) {
  return (
    <details className={joinClassNames(styles.disclosure, className)} {...attributes}>
      <summary className={styles.summary}>
        {summary}
        <Icon drawing={plusIcon} className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
