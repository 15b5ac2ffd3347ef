import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';

/** An instant by ISO 8601, written with day and time as in the language of the page (SYS-072). */
export function TimeText({ value }: { readonly value: string }): ReactNode {
  const { locale } = usePageRequest();
  const format = new Intl.DateTimeFormat(resolveFormatLocale(locale), { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
