import type { ReactNode } from 'react';
import * as styles from './product-page.module.css';

/** A part of the product page: its name in the margin column, its content beside it. */
export function ProductSection(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{props.title}</h2>
      <div className={styles.content}>{props.children}</div>
    </section>
  );
}
