import { Button } from '@kmx/design-system/button/button.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './stale-note.module.css';

interface StaleNoteProps {
  /** Why the newest answer is missing. */
  readonly error: RequestError | null;
  readonly onRetry: () => void;
}

/** Shown above data that could not be refreshed but stay readable. */
export function StaleNote({ error, onRetry }: StaleNoteProps): ReactNode {
  const t = useTranslate();
  return (
    <div role="status">
      {error !== null && (
        <p className={styles.note}>
          <span>{t(error.kind === 'offline' ? 'desk.stale.offline' : 'desk.stale.failed')}</span>
          <Button variant="quiet" size="small" icon={refreshIcon} onClick={onRetry}>
            {t('desk.failure.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
