import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { TableSkeleton } from '@kmx/design-system/skeleton/table-skeleton.tsx';
import { StaleNote } from '@kmx/design-system/stale-note/stale-note.tsx';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { NoPermission } from '../frame/no-permission.tsx';
import * as styles from './answer-view.module.css';
import { RequestFailure } from './request-failure.tsx';
import { useIsOnline } from './use-is-online.ts';

interface AnswerViewProps<Data> {
  readonly result: QueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the states of an answer: loading, not allowed, failed, outdated, there (OPS-006, OPS-011, OPS-013). */
export function AnswerView<Data>({ result, children }: AnswerViewProps<Data>): ReactNode {
  const t = useTranslate();
  const { user } = useSession();
  const isOnline = useIsOnline();
  const { data, error, refresh } = result;
  if (error?.kind === 'forbidden') return <NoPermission user={user ?? { email: '' }} onRenewed={refresh} />;
  if (data !== null) {
    const isOffline = !isOnline || error?.kind === 'offline';
    const staleText = isOffline ? t('stale.offline') : error === null ? null : t('stale.failed');
    return (
      <div className={styles.answer}>
        <StaleNote text={staleText} retryText={t('request.retry')} onRetry={refresh} />
        {children(data)}
      </div>
    );
  }
  if (error !== null) return <RequestFailure error={error} titleId="request.title" onRetry={refresh} />;
  return (
    <LoadingRegion text={t('request.loading')}>
      <TableSkeleton rows={6} />
    </LoadingRegion>
  );
}
