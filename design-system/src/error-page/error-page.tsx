import { Button } from '../button/button.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { homeIcon, wrenchIcon } from '../icon/icons.ts';
import * as styles from './error-page.module.css';

interface Way {
  readonly href: string;
  readonly text: string;
}

/** Props of ErrorPage. */
export interface ErrorPageProps {
  /** HTTP status; written in the page for anyone who needs it. */
  readonly status: number;
  /** The status in words, such as "Error 404". */
  readonly overline: string;
  /** What happened, in one line. */
  readonly title: string;
  /** What it means and what to do. */
  readonly text: string;
  /** Whether waiting helps; null where it does not. */
  readonly notice: string | null;
  /** Links onward: to the home page, to the intended page, to a contact. */
  readonly ways: { readonly home: Way; readonly next: Way; readonly contact: Way };
  /** The server's message, in English, for error reports; empty for none (D-14). */
  readonly message: string;
  /** The reference that identifies the failure in the logs, for error reports; null for none. */
  readonly reference?: string | null;
  /** Level of the title; 1 unless the page is inside another. */
  readonly level?: HeadingLevel;
}

/** The shell's error page: what happened, whether to wait, and links onward (PUB-049, ERR-006). */
export function ErrorPage({
  status,
  overline,
  title,
  text,
  notice,
  ways,
  message,
  reference = null,
  level = 1,
}: ErrorPageProps) {
  return (
    <div className={styles.page} data-status={status}>
      <Heading level={level} size="display" overline={overline}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {notice !== null && (
        <p className={styles.notice}>
          <Icon drawing={wrenchIcon} />
          <span>{notice}</span>
        </p>
      )}
      <div className={styles.actions}>
        <Button href={ways.home.href} icon={homeIcon}>
          {ways.home.text}
        </Button>
        <Button variant="secondary" href={ways.next.href}>
          {ways.next.text}
        </Button>
        <Button variant="quiet" href={ways.contact.href}>
          {ways.contact.text}
        </Button>
      </div>
      {message !== '' && (
        <p className={styles.small} lang="en">
          {message}
        </p>
      )}
      {reference !== null && <p className={styles.small}>{reference}</p>}
    </div>
  );
}
