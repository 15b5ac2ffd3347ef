import { type ComboboxGroup, ComboboxList } from '@kmx/design-system/combobox/combobox-list.tsx';
import type { ComboboxOption } from '@kmx/design-system/combobox/combobox-option.tsx';
import { type ComboboxField, useCombobox } from '@kmx/design-system/combobox/use-combobox.ts';
import { HighlightedText } from '@kmx/design-system/highlighted-text/highlighted-text.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import * as styles from './search-suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** The suggestions; a page and a group of machines may have the same name. */
const kinds: readonly string[] = ['page', 'product', 'service', 'story', 'media', 'whitepaper', 'location', 'person'];

interface SearchSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Address of the results page. */
  readonly action: string;
  readonly localeCode: string;
  readonly siteSlug: string | null;
  /** Receives the props that make the input a combobox, again whenever they change. */
  readonly onField: (field: ComboboxField) => void;
  readonly onChosen: () => void;
}

/** Suggestions below the search field. */
export function SearchSuggestions(props: SearchSuggestionsProps): ReactNode {
  const { input, action, localeCode, siteSlug, onField, onChosen } = props;
  const translate = useTranslate();
  const { query, answer, hasFailed, close } = useSuggestions(input, { localeCode, siteSlug });
  const toSearch = (text: string) => `${action}?${new URLSearchParams({ q: text }).toString()}`;

  const found = answer?.records ?? [];
  // A heading that repeats the name below it adds nothing.
  const names = new Set(found.map(({ title }) => title.toLowerCase()));
  const queries = (answer?.suggestions ?? [])
    .filter((text) => !names.has(text.toLowerCase()))
    .map((text): ComboboxOption => ({ key: text, href: toSearch(text), text }));
  const records = found.map(
    ({ url, language, type, highlights }): ComboboxOption => ({
      key: url,
      href: url,
      lang: language,
      text: <HighlightedText pieces={highlights.title} />,
      kind: translate(`search.type.${kinds.includes(type) ? type : 'other'}`),
      detail: <HighlightedText pieces={highlights.description} />,
    }),
  );
  const all: ComboboxOption = { key: '', href: toSearch(query), text: translate('search.all', { query }) };
  const count = queries.length + records.length;
  const isOpen = count > 0;
  const groups: readonly ComboboxGroup[] = [
    { title: translate('search.queries'), options: queries },
    { title: translate('search.records'), options: records },
    { options: [all] },
  ];
  const { field, listId, active } = useCombobox({ isOpen, count: count + 1, listKey: answer, onClose: close });
  useEffect(() => onField(field), [onField, field]);

  const closeAfterChoice = () => {
    close();
    onChosen();
  };
  return (
    <>
      <div className={styles.list}>
        <ComboboxList
          id={listId}
          label={translate('search.suggestions')}
          groups={isOpen ? groups : []}
          active={active}
          isOpen={isOpen}
          onChoose={closeAfterChoice}
        />
      </div>
      {hasFailed && <p className={styles.failed}>{translate('search.failed')}</p>}
      <VisuallyHidden>
        <span role="status">{answer !== null && translate('search.count', { count })}</span>
      </VisuallyHidden>
    </>
  );
}
