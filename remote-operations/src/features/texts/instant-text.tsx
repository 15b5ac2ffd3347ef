import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** An instant with its time, in the time zone of the reader (OPS-012). */
export function InstantText({ value }: { readonly value: string }): ReactNode {
  const { locale } = usePageRequest();
  return <time dateTime={value}>{formatDate(value, locale, true)}</time>;
}
