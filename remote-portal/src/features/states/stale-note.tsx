import { StaleNote as StaleNoteView } from '@kmx/design-system/stale-note/stale-note.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';

interface StaleNoteProps {
  /** Why the newest answer is missing. */
  readonly error: RequestError | null;
  readonly onRetry: () => void;
}

/** Says above data of the service desk why they could not be refreshed. */
export function StaleNote({ error, onRetry }: StaleNoteProps): ReactNode {
  const t = useTranslate();
  const text = error?.kind === 'offline' ? t('desk.stale.offline') : t('desk.stale.failed');
  return <StaleNoteView text={error && text} retryText={t('desk.failure.retry')} onRetry={onRetry} />;
}
