import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { publicationStates } from '../page-facts/page-filters.ts';
import { ChoiceFilter, LanguageFilter } from './choice-filter.tsx';

interface EntryFiltersProps {
  /** Each empty for all, except the sort order. */
  readonly state: { readonly language: string; readonly state: string; readonly sort: string };
  /** Sort orders of the content API, such as `updatedAt_DESC`. */
  readonly orders: readonly string[];
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Filters and sort order shared by the lists of pages and of other entries. */
export function EntryFilters({ state: { language, state, sort }, orders, onChange }: EntryFiltersProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <LanguageFilter value={language} onChoose={(value) => onChange({ language: value })} />
      <ChoiceFilter
        label={t('filter.state')}
        value={state}
        options={publicationStates.map((value) => ({ value, text: t(`state.${value}`) }))}
        onChoose={(value) => onChange({ state: value })}
      />
      <Select
        label={t('filter.sort')}
        value={sort}
        options={orders.map((value) => ({ value, text: t(`sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value })}
      />
    </>
  );
}
