import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';

/** The reference that identifies an unsuccessful page in the logs; null on all others (ERR-006). */
export function useReference(): string | null {
  const t = useTranslate();
  const { requestId } = usePageResult();
  return requestId === undefined ? null : t('notFound.reference', { id: requestId });
}
