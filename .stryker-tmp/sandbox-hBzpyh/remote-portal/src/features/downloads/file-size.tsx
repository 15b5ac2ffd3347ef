// @ts-nocheck
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { formatSize } from '../attachments/format-size.ts';

/** Size of a file in the format of the language of the page. */
export function FileSize({ bytes }: { readonly bytes: number }): ReactNode {
  const { locale } = usePageRequest();
  return <span>{formatSize(bytes, locale)}</span>;
}
