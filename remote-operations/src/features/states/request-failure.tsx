import { Button } from '@kmx/design-system/button/button.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { FailureBox } from '@kmx/remote-kit/failures/failure-box.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { nameFailure } from './name-failure.ts';

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
  const retry = onRetry && (
    <Button variant="secondary" size="small" icon={refreshIcon} onClick={onRetry}>
      {t('request.retry')}
    </Button>
  );
  return (
    <FailureBox
      title={t(titleId)}
      text={t(nameFailure(error, isAct))}
      actions={retry ?? null}
      detailsTitle={t('request.details')}
      details={error.message}
      isOpen={isAct}
    />
  );
}
