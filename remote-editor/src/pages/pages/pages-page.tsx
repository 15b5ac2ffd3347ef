import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import {
  createChoiceParameter,
  createFilterParameter,
  createTextParameter,
} from '@kmx/remote-kit/list-state/list-parameter.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useCallback } from 'react';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { ChoiceFilter } from '../../features/lists/choice-filter.tsx';
import { EntryFilters } from '../../features/lists/entry-filters.tsx';
import * as styles from '../../features/lists/filters.module.css';
import { ListPages, pageSize } from '../../features/lists/list-pages.tsx';
import { PageTable } from '../../features/lists/page-table.tsx';
import { NewEntryButton } from '../../features/new-entry/new-entry-button.tsx';
import { createPageWhere, pageTypes, publicationStates } from '../../features/page-facts/page-filters.ts';
import { useEntryList } from '../../features/page-facts/use-entry-list.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';

const orders = ['updatedAt_DESC', 'title_ASC', 'slug_ASC'];
const address = createListAddress({
  q: createTextParameter(),
  type: createFilterParameter<string>(pageTypes),
  language: createFilterParameter<string>(uiLanguages),
  state: createFilterParameter<string>(publicationStates),
  sort: createChoiceParameter<string>(orders, 'updatedAt_DESC'),
});

/** The drafts of all pages of the site; search, filters, sort order and page are in the address. */
export function PagesPage(): ReactNode {
  const t = useTranslate();
  const { state, change, toHref } = useListState(address);
  const { q, type, language, state: publication, sort, page } = state;
  const search = useCallback((text: string) => change({ q: text }), [change]);
  const answer = useEntryList({
    where: createPageWhere({ search: q, type, state: publication }),
    orderBy: sort,
    first: pageSize,
    skip: (page - 1) * pageSize,
    language,
  });
  return (
    <EditorPage title={t('pages.title')} lead={t('pages.lead')} actions={<NewEntryButton kind="Page" />}>
      <div className={styles.list}>
        <search className={styles.filters} aria-label={t('filter.label')}>
          <SearchField label={t('filter.search')} value={q} onSearch={search} />
          <ChoiceFilter
            label={t('filter.type')}
            value={type}
            options={pageTypes.map((value) => ({ value, text: t(`pageType.${value}`) }))}
            onChoose={(value) => change({ type: value })}
          />
          <EntryFilters state={{ language, state: publication, sort }} orders={orders} onChange={change} />
        </search>
        <AnswerView answer={answer} lines={12}>
          {({ count, entries }) => (
            <div className={styles.results}>
              <p role="status">{t('pages.count', { count })}</p>
              <PageTable pages={entries} />
              <ListPages current={page} count={count} toHref={(target) => toHref({ page: target })} />
            </div>
          )}
        </AnswerView>
      </div>
    </EditorPage>
  );
}
