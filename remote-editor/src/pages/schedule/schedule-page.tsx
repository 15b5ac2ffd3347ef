import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { requestCms } from '../../data/cms-operation.ts';
import { loadContentModel } from '../../data/content-model.ts';
import { listOperation } from '../../data/entry-operations.ts';
import { useQuery } from '../../data/use-query.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { createPageWhere, listLocales } from '../../features/page-facts/page-filters.ts';
import { listPlanned, PlannedTable } from '../../features/publishing/planned-table.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';

const where = createPageWhere({ state: 'planned' });
const maxEntries = 100;

/** Planned publications and removals of all kinds of entries, with a button to cancel each (HY-71). */
export function SchedulePage(): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const answer = useQuery('planned', async () => {
    const locales = listLocales(locale.language, uiLanguages);
    const { models } = await loadContentModel();
    const variables = { where, orderBy: 'updatedAt_DESC', first: maxEntries, skip: 0 };
    const lists = await Promise.all(
      Object.values(models).map(({ plural }) => requestCms(listOperation(plural), variables, locales)),
    );
    return lists.flatMap(({ entries }) => entries);
  });
  return (
    <EditorPage title={t('schedule.title')} lead={t('schedule.lead')}>
      <AnswerView answer={answer}>
        {(entries) => <PlannedTable entries={listPlanned(entries)} onChanged={answer.refresh} />}
      </AnswerView>
    </EditorPage>
  );
}
