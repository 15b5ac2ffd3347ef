import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './editor-failure.module.css';
import { listMissing } from './list-missing.ts';

interface EditorFailureProps {
  readonly error: RequestError;
  readonly title?: string;
  /** Absent where a retry cannot help. */
  readonly onRetry?: () => void;
}

/** Explains what failed and what to do next, with the technical detail (ERR-014). */
export function EditorFailure({ error, title, onRetry }: EditorFailureProps): ReactNode {
  const t = useTranslate();
  const missing = listMissing(error.message, t);
  const canRetry = onRetry !== undefined && error.kind !== 'not-found' && error.kind !== 'forbidden';
  return (
    <StaticMessage
      type="error"
      title={title}
      action={
        canRetry && (
          <Button size="small" variant="secondary" icon={refreshIcon} onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      <p>{missing.length > 0 ? t('error.missing') : t(`error.${error.kind}`)}</p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
      <details className={styles.details}>
        <summary>{t('error.details')}</summary>
        <p>{error.message}</p>
      </details>
    </StaticMessage>
  );
}
