// @ts-nocheck
import type { ReactNode } from 'react';
import * as styles from './detail-page.module.css';

/** A part of the page of one machine or service: its name in the margin column, its content beside it. */
export function DetailSection(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{props.title}</h2>
      <div className={styles.content}>{props.children}</div>
    </section>
  );
}
