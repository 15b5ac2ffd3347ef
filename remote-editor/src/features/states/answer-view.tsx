import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { StaleNote } from '@kmx/design-system/stale-note/stale-note.tsx';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './answer-view.module.css';
import { EditorFailure } from './editor-failure.tsx';

interface AnswerViewProps<Data> {
  readonly answer: QueryResult<Data>;
  /** Number of placeholder lines. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the four states of an answer: loading, failed, outdated, loaded. */
export function AnswerView<Data>({ answer, lines = 6, children }: AnswerViewProps<Data>): ReactNode {
  const t = useTranslate();
  const { data, error, isOutdated, refresh } = answer;
  if (data === null) {
    if (error !== null) return <EditorFailure error={error} onRetry={refresh} />;
    return (
      <LoadingRegion text={t('loading')}>
        <Skeleton shape="title" />
        <Skeleton lines={lines} />
      </LoadingRegion>
    );
  }
  return (
    <div className={styles.view} aria-busy={isOutdated}>
      <div className={styles.note}>
        <StaleNote text={error && t('stale')} retryText={t('retry')} onRetry={refresh} />
      </div>
      {children(data)}
    </div>
  );
}
