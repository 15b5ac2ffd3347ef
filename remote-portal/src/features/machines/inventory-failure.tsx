import { Button } from '@kmx/design-system/button/button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { errorIcon, refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './machine-list.module.css';

interface InventoryFailureProps {
  readonly error: RequestError;
  readonly onRetry: () => void;
}

/** 'An error has occurred' with the technical details visible, not behind a click (POR-120, ERR-014). */
export function InventoryFailure({ error, onRetry }: InventoryFailureProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className={styles.failure} role="alert">
      <p className={styles.failureTitle}>
        <Icon drawing={errorIcon} />
        {t('desk.failure.title')}
      </p>
      <p>{t(`desk.failure.${error.kind}`)}</p>
      <dl className={styles.details}>
        <dt>{t('desk.failure.details')}</dt>
        <dd>
          <code>{`${error.kind}: ${error.message}`}</code>
        </dd>
      </dl>
      <div className={styles.failureActions}>
        {error.kind !== 'forbidden' && (
          <Button variant="secondary" size="small" icon={refreshIcon} onClick={onRetry}>
            {t('desk.failure.retry')}
          </Button>
        )}
        <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
      </div>
    </section>
  );
}
