import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './date-text.module.css';

interface DateTextProps {
  /** A day, or an instant in UTC, in ISO 8601. */
  readonly value: string;
  readonly withTime?: boolean;
}

/** A day or an instant, formatted for the language and country of the page (SYS-072). */
export function DateText({ value, withTime = false }: DateTextProps): ReactNode {
  const { locale } = usePageRequest();
  return (
    <time dateTime={value} className={styles.date}>
      {formatDate(value, locale, withTime)}
    </time>
  );
}
