import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { loadDeleted } from '../../data/deleted-entries.ts';
import { createListPath } from '../../data/editor-paths.ts';
import { useQuery } from '../../data/use-query.ts';
import { AnswerView } from '../states/answer-view.tsx';
import { RecordDeleted } from './record-deleted.tsx';

interface RecordMissingProps {
  readonly kind: string;
  readonly entryId: string;
  readonly onRestored: () => void;
}

/** Replaces an entry that the content system does not have; a deleted one can be restored here. */
export function RecordMissing({ kind, entryId, onRestored }: RecordMissingProps): ReactNode {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  const href = useHref();
  const answer = useQuery(`deleted ${language} ${entryId}`, () => loadDeleted({ entry: entryId, language }));
  return (
    <AnswerView answer={answer} lines={4}>
      {({ entries: [deleted] }) =>
        deleted === undefined ? (
          <NoticePage level={2} overline="404" title={t('missing.title')} text={t('missing.text')}>
            <Button href={href(createListPath(kind))}>{t('missing.action')}</Button>
          </NoticePage>
        ) : (
          <RecordDeleted deleted={deleted} onRestored={onRestored} />
        )
      }
    </AnswerView>
  );
}
