import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** An ISO 8601 instant, formatted with day and time in the page's language (SYS-072). */
export function TimeText({ value }: { readonly value: string }): ReactNode {
  const { locale } = usePageRequest();
  return <time dateTime={value}>{formatDate(value, locale, true)}</time>;
}
