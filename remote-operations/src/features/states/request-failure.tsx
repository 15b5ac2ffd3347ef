import { Button } from '@kmx/design-system/button/button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { errorIcon, refreshIcon } from '@kmx/design-system/icon/icons.ts';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { nameFailure } from './name-failure.ts';
import * as styles from './request-failure.module.css';

interface RequestFailureProps {
  readonly error: RequestError;
  readonly titleId: string;
  /** Whether an act failed, which is not tried again by itself. */
  readonly isAct?: boolean;
  readonly onRetry?: () => void;
}

/** Explains what failed and what to do next, with the technical detail (OPS-013, ERR-014). */
export function RequestFailure({ error, titleId, isAct = false, onRetry }: RequestFailureProps): ReactNode {
  const t = useTranslate();
  return (
    <section className={styles.failure} role="alert">
      <Icon drawing={errorIcon} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{t(titleId)}</p>
        <p>{t(nameFailure(error, isAct))}</p>
        {onRetry !== undefined && (
          <p>
            <Button variant="secondary" size="small" icon={refreshIcon} onClick={onRetry}>
              {t('request.retry')}
            </Button>
          </p>
        )}
        <details className={styles.details} open={isAct}>
          <summary>{t('request.details')}</summary>
          <p lang="en">{error.message}</p>
        </details>
      </div>
    </section>
  );
}
