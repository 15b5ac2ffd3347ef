import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { DownloadVersion } from '../../data/download.ts';
import { formatFileSize } from '../../pages/product/describe-document.ts';

/** Kind and size of a file as people say them: PDF, 7 kB. */
export function useFileFacts({ mimeType, size }: DownloadVersion): readonly string[] {
  const { locale } = usePageRequest();
  const kind = (mimeType.split('/')[1] ?? mimeType).replace(/^x-/, '').toUpperCase();
  return size === null ? [kind] : [kind, formatFileSize(size, resolveFormatLocale(locale))];
}
