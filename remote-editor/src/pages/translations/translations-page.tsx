import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { createFilterParameter } from '@kmx/remote-kit/list-state/list-parameter.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { translationStateSchema } from '@kmx/shared-contracts/endpoints/translation.schema.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useState } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { ChoiceFilter, LanguageFilter } from '../../features/lists/choice-filter.tsx';
import * as lists from '../../features/lists/filters.module.css';
import { ListPages, pageSize } from '../../features/lists/list-pages.tsx';
import { createTranslationWhere } from '../../features/page-facts/page-filters.ts';
import { StateBadge } from '../../features/page-facts/state-badge.tsx';
import { useEntryList } from '../../features/page-facts/use-entry-list.ts';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { summarizeTranslation } from '../../features/translation/summarize-translation.ts';
import { TranslationPanel } from '../../features/translation/translation-panel.tsx';
import * as styles from './translations-page.module.css';

const states = translationStateSchema.options;
const address = createListAddress({
  language: createFilterParameter<string>(uiLanguages),
  state: createFilterParameter<string>(states),
});

/** The translation board: state per page and language; a page expands for start, reset, export and import (EDT-010). */
export function TranslationsPage(): ReactNode {
  const t = useTranslate();
  const { state, change, toHref } = useListState(address);
  const { language, state: translation, page } = state;
  const answer = useEntryList({
    where: createTranslationWhere({ language, state: translation }),
    first: pageSize,
    skip: (page - 1) * pageSize,
  });
  return (
    <EditorPage title={t('translations.title')} lead={t('translations.lead')}>
      <div className={lists.list}>
        <search className={lists.filters} aria-label={t('filter.label')}>
          <LanguageFilter value={language} onChoose={(value) => change({ language: value })} />
          <ChoiceFilter
            label={t('filter.state')}
            value={translation}
            options={states.map((value) => ({ value, text: t(`state.${value}`) }))}
            onChoose={(value) => change({ state: value })}
          />
        </search>
        <AnswerView answer={answer}>
          {({ count, entries }) => (
            <div className={lists.results}>
              <p role="status">{count === 0 ? t('translations.empty') : t('pages.count', { count })}</p>
              {entries.map((record) => (
                <BoardRow key={record.id} page={record} onChanged={answer.refresh} />
              ))}
              <ListPages current={page} count={count} toHref={(target) => toHref({ page: target })} />
            </div>
          )}
        </AnswerView>
      </div>
    </EditorPage>
  );
}

function BoardRow({ page, onChanged }: { readonly page: EntryRecord; readonly onChanged: () => void }): ReactNode {
  const nameLanguage = useLanguageNames();
  const [isOpen, setOpen] = useState(false);
  const targets = page.translationTargetLanguages;
  const summary = summarizeTranslation(targets.map(({ translationState }) => translationState));
  return (
    <Disclosure
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <span className={styles.summary}>
          <span className={styles.title}>{page.title ?? page.slug}</span>
          <span className={lists.badges}>
            {summary !== null && <StateBadge state={summary} />}
            {targets.map(({ id, language, translationState }) => (
              <span key={id} className={styles.target}>
                {translationState !== null && <StateBadge state={translationState} of={nameLanguage(language)} />}
              </span>
            ))}
          </span>
        </span>
      }
    >
      {isOpen && <TranslationPanel page={page} onChanged={onChanged} />}
    </Disclosure>
  );
}
