import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** An instant by ISO 8601, written with day and time as in the language of the page (SYS-072). */
export function TimeText({ value }: { readonly value: string }): ReactNode {
  const { locale } = usePageRequest();
  return <time dateTime={value}>{formatDate(value, locale, true)}</time>;
}
