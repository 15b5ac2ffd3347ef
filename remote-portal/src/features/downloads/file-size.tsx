import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** A file size, formatted for the page's language. */
export function FileSize({ bytes }: { readonly bytes: number }): ReactNode {
  const { locale } = usePageRequest();
  return <span>{formatSize(bytes, locale)}</span>;
}
