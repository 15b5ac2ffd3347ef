import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageResult } from '@kmx/shared-contracts/remote-root.tsx';

/** The small print by which a page that is no success can be found in the logs; null on all others (ERR-006). */
export function useReference(): string | null {
  const t = useTranslate();
  const { requestId } = usePageResult();
  return requestId === undefined ? null : t('notFound.reference', { id: requestId });
}
