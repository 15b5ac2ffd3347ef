import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { plusIcon } from '../icon/icons.ts';
import * as styles from './disclosure.module.css';

/** Props of Disclosure; attributes of details pass through, so name forms a group with only one open. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'style'> {
  /** Text or one element; a heading must be a direct child of summary. */
  readonly summary: ReactNode;
}

/** A part of a page that expands in place; works without scripts, and the browser's search finds its content. */
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
