import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import {
  createChoiceParameter,
  createFilterParameter,
  createTextParameter,
} from '@kmx/remote-kit/list-state/list-parameter.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useCallback } from 'react';
import { loadContentModel } from '../../data/content-model.ts';
import { createListPath } from '../../data/editor-paths.ts';
import { useQuery } from '../../data/use-query.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { EntryFilters } from '../../features/lists/entry-filters.tsx';
import * as styles from '../../features/lists/filters.module.css';
import { ListPages, pageSize } from '../../features/lists/list-pages.tsx';
import { PageTable } from '../../features/lists/page-table.tsx';
import { NewEntryButton } from '../../features/new-entry/new-entry-button.tsx';
import { describeKind } from '../../features/page-facts/describe-kind.ts';
import { createPageWhere, publicationStates } from '../../features/page-facts/page-filters.ts';
import { useEntryList } from '../../features/page-facts/use-entry-list.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';

const orders = ['updatedAt_DESC', 'heading_ASC', 'createdAt_DESC'];
const address = createListAddress({
  q: createTextParameter(),
  language: createFilterParameter<string>(uiLanguages),
  state: createFilterParameter<string>(publicationStates),
  sort: createChoiceParameter<string>(orders, 'updatedAt_DESC'),
});

/** Stories, releases, news and all other entries of the site, a list for each kind; search, filters and sort order are in the address. */
export function EntriesPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const { kind = 'Story' } = useRouteParams();
  const { state, change, toHref } = useListState(address);
  const { q, language, state: publication, sort, page } = state;
  const search = useCallback((text: string) => change({ q: text }), [change]);
  const models = useQuery('models', loadContentModel).data?.models ?? {};
  const kinds = Object.keys(models).filter((name) => name !== 'Page');
  const answer = useEntryList({
    kind,
    where: createPageWhere({ search: q, state: publication }),
    orderBy: sort,
    first: pageSize,
    skip: (page - 1) * pageSize,
    language,
  });
  return (
    <EditorPage title={t('entries.title')} lead={t('entries.lead')} actions={<NewEntryButton key={kind} kind={kind} />}>
      <div className={styles.list}>
        <search className={styles.filters} aria-label={t('filter.label')}>
          <Select
            label={t('filter.kind')}
            value={kind}
            options={[...new Set([...kinds, kind])].map((name) => ({ value: name, text: describeKind(name, t) }))}
            onChange={({ currentTarget: { value } }) => shell?.navigate(href(createListPath(value)))}
          />
          <SearchField label={t('filter.search')} value={q} onSearch={search} />
          <EntryFilters state={{ language, state: publication, sort }} orders={orders} onChange={change} />
        </search>
        <AnswerView answer={answer} lines={12}>
          {({ count, entries }) => (
            <div className={styles.results}>
              <p role="status">{t('entry.count', { count })}</p>
              <PageTable pages={entries} caption={describeKind(kind, t)} />
              <ListPages current={page} count={count} toHref={(target) => toHref({ page: target })} />
            </div>
          )}
        </AnswerView>
      </div>
    </EditorPage>
  );
}
