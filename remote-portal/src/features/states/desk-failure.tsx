import { Button } from '@kmx/design-system/button/button.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { FailureBox } from '@kmx/remote-kit/failures/failure-box.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

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
  const actions = (
    <>
      {onRetry !== undefined && (
        <Button variant="secondary" size="small" icon={refreshIcon} onClick={onRetry}>
          {t('desk.failure.retry')}
        </Button>
      )}
      <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
    </>
  );
  return (
    <FailureBox
      title={title ?? t('desk.failure.title')}
      text={t(isChange ? nameChangeFailure(error) : `desk.failure.${error.kind}`)}
      actions={actions}
      detailsTitle={t('desk.failure.details')}
      details={error.message}
    />
  );
}
