import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** Size of a file in the format of the language of the page. */
export function FileSize({ bytes }: { readonly bytes: number }): ReactNode {
  const { locale } = usePageRequest();
  return <span>{formatSize(bytes, locale)}</span>;
}
