import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { formatSize } from '@kmx/shared-contracts/uploads/format-size.ts';
import type { ReactNode } from 'react';

/** Size of a file in the format of the language of the page. */
export function FileSize({ bytes }: { readonly bytes: number }): ReactNode {
  const { locale } = usePageRequest();
  return <span>{formatSize(bytes, locale)}</span>;
}
