import { Button } from '@kmx/design-system/button/button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { errorIcon, refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './desk-failure.module.css';

interface DeskFailureProps {
  readonly error: RequestError;
  /** Names what failed, instead of the general title. */
  readonly title?: string;
  /** Whether a change failed: unlike a query it is not retried automatically. */
  readonly isChange?: boolean;
  /** Absent where a retry cannot help. */
  readonly onRetry?: (() => void) | undefined;
}

/** Id of the text that explains why a change failed. */
export function nameChangeFailure({ kind }: RequestError): string {
  return kind === 'offline' ? 'desk.failure.offlineChange' : `desk.failure.${kind}`;
}

/** Explains what the service desk failed to do and what to do next, with the technical detail (POR-066, POR-120, ERR-014). */
export function DeskFailure({ error, title, isChange = false, onRetry }: DeskFailureProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className={styles.failure} role="alert">
      <Icon drawing={errorIcon} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title ?? t('desk.failure.title')}</p>
        <p>{t(isChange ? nameChangeFailure(error) : `desk.failure.${error.kind}`)}</p>
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button variant="secondary" size="small" icon={refreshIcon} onClick={onRetry}>
              {t('desk.failure.retry')}
            </Button>
          )}
          <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
        </div>
        <details className={styles.details}>
          <summary>{t('desk.failure.details')}</summary>
          <p>{error.message}</p>
        </details>
      </div>
    </section>
  );
}
