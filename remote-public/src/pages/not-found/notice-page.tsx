import type { ReactNode } from 'react';
import * as styles from './notice-page.module.css';

interface NoticePageProps {
  readonly overline: string;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A page that says why nothing is shown: a cut wire, the reason and the ways on. */
export function NoticePage({ overline, title, text, note, children }: NoticePageProps): ReactNode {
  return (
    <section className={styles.notice}>
      <div className={styles.wire} aria-hidden="true" />
      <p className={styles.overline}>{overline}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </section>
  );
}
