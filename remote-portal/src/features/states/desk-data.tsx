import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { DeskFailure } from './desk-failure.tsx';
import { StaleNote } from './stale-note.tsx';

interface DeskDataProps<Data> {
  readonly result: QueryResult<Data>;
  /** Placeholder in the size of the content. */
  readonly skeleton: ReactNode;
  /** Title when no data could be loaded at all. */
  readonly failureTitle?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the four states of an answer: loading, failed, outdated, loaded. */
export function DeskData<Data>({ result, skeleton, failureTitle, children }: DeskDataProps<Data>): ReactNode {
  const t = useTranslate();
  const { data, error, refresh } = result;
  if (data !== null) {
    return (
      <>
        <StaleNote error={error} onRetry={refresh} />
        {children(data)}
      </>
    );
  }
  if (error === null) return <LoadingRegion text={t('desk.loading')}>{skeleton}</LoadingRegion>;
  const canRetry = error.kind !== 'forbidden' && error.kind !== 'not-found';
  const title = failureTitle === undefined ? {} : { title: failureTitle };
  return <DeskFailure error={error} onRetry={canRetry ? refresh : undefined} {...title} />;
}
