import type { ReactNode } from 'react';
import * as styles from './notice-page.module.css';

/** Props of NoticePage: the children are the links onward, the first of them primary. */
export interface NoticePageProps {
  /** A status or the name of the requested item. */
  readonly overline: string;
  /** Why nothing is shown, in one line. */
  readonly title: string;
  /** What it means and what to do. */
  readonly text: string;
  /** Small print, such as the requested address. */
  readonly note?: string;
  /** The reference that identifies the failure in the logs, for error reports; null for none. */
  readonly reference?: string | null;
  /** Level of the title; 1 unless the notice is inside a page that has its own. */
  readonly level?: 1 | 2 | 3 | 4;
  /** The links onward, the first of them primary. */
  readonly children: ReactNode;
}

/** A page that explains why nothing is shown: a cut wire, the reason and links onward (PUB-049). */
export function NoticePage({ overline, title, text, note, reference = null, level = 1, children }: NoticePageProps) {
  const Level = `h${level}` as const;
  return (
    <section className={styles.notice}>
      <div className={styles.wire} aria-hidden="true" />
      <p className={styles.overline}>{overline}</p>
      <Level className={styles.title}>{title}</Level>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
      {note !== undefined && <small className={styles.note}>{note}</small>}
      {reference !== null && <small className={styles.note}>{reference}</small>}
    </section>
  );
}
