import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { ListPages, pageSize } from '../../features/lists/list-pages.tsx';
import { useListState } from '../../features/lists/use-list-state.ts';
import { createPageWhere } from '../../features/page-facts/page-filters.ts';
import { usePageList } from '../../features/page-facts/use-page-list.ts';
import { listPlanned, PlannedTable } from '../../features/publishing/planned-table.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';

const noFilters = {};
const planned = createPageWhere({ state: 'planned' });

/** What will be published or taken off the site later, with the way to cancel it (HY-71). */
export function SchedulePage(): ReactNode {
  const t = useTranslate();
  const { page, toPageHref } = useListState<never>(noFilters);
  const answer = usePageList({ where: planned, orderBy: 'slug_ASC', first: pageSize, skip: (page - 1) * pageSize });
  return (
    <EditorPage title={t('schedule.title')} lead={t('schedule.lead')}>
      <AnswerView answer={answer}>
        {({ count, pages }) => (
          <>
            <PlannedTable entries={listPlanned(pages)} onChanged={answer.refresh} />
            <ListPages current={page} count={count} toHref={toPageHref} />
          </>
        )}
      </AnswerView>
    </EditorPage>
  );
}
