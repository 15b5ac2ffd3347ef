import type { ReactNode } from 'react';
import * as styles from './detail-page.module.css';

/** A section of the page of a machine or service: its title in the margin column, its content next to it. */
export function DetailSection(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{props.title}</h2>
      <div className={styles.content}>{props.children}</div>
    </section>
  );
}
