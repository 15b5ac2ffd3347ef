import { HighlightedText } from '@kmx/design-system/highlighted-text/highlighted-text.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ComboboxAttributes } from './combobox-attributes.ts';
import * as styles from './search-suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** What can be found; a page and a group of machines may have the same name. */
const kinds: readonly string[] = ['page', 'product', 'service', 'story', 'media', 'whitepaper', 'location', 'person'];

interface SearchSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Address of the results page. */
  readonly action: string;
  readonly localeCode: string;
  readonly siteSlug: string | null;
  readonly onAttributes: (attributes: ComboboxAttributes) => void;
  readonly onChosen: () => void;
}

interface Option {
  readonly key: string;
  readonly href: string;
  readonly lang?: string;
  readonly content: ReactNode;
}

/** Suggestions under the search field: an editable combobox with a list, by the ARIA authoring practices. */
export function SearchSuggestions(props: SearchSuggestionsProps): ReactNode {
  const { input, action, localeCode, siteSlug, onAttributes, onChosen } = props;
  const translate = useTranslate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { query, answer, hasFailed, close } = useSuggestions(input, { localeCode, siteSlug });
  const [active, setActive] = useState(-1);
  const toSearch = (text: string) => `${action}?${new URLSearchParams({ q: text }).toString()}`;

  const found = answer?.records ?? [];
  // A word that is the name of what stands below says nothing new.
  const names = new Set(found.map(({ title }) => title.toLowerCase()));
  const queries = (answer?.suggestions ?? [])
    .filter((text) => !names.has(text.toLowerCase()))
    .map((text): Option => ({ key: text, href: toSearch(text), content: text }));
  const records = found.map(
    ({ url, language, type, highlights }): Option => ({
      key: url,
      href: url,
      lang: language,
      content: (
        <>
          <span className={styles.name}>
            <HighlightedText pieces={highlights.title} />{' '}
            <span className={styles.kind} lang={localeCode}>
              {translate(`search.type.${kinds.includes(type) ? type : 'other'}`)}
            </span>
          </span>
          <span className={styles.text}>
            <HighlightedText pieces={highlights.description} />
          </span>
        </>
      ),
    }),
  );
  const all: Option = { key: '', href: toSearch(query), content: translate('search.all', { query }) };
  const isOpen = queries.length + records.length > 0;
  const options = isOpen ? [...queries, ...records, all] : [];
  const createId = (place: number) => `${listId}-${String(place)}`;

  // Another answer has other options.
  const [shown, setShown] = useState(answer);
  if (shown !== answer) {
    setShown(answer);
    setActive(-1);
  }

  useEffect(() => {
    onAttributes({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active === -1 ? undefined : `${listId}-${String(active)}`,
    });
  }, [onAttributes, isOpen, listId, active]);

  const count = options.length;
  useEffect(() => {
    const field = input.current;
    if (field === null || count === 0) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        // The field itself is one of the stops, so that one can go on typing.
        setActive((place) => ((place + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === 'Enter' && active !== -1) {
        event.preventDefault();
        list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        close();
      }
    };
    field.addEventListener('keydown', handleKey);
    return () => field.removeEventListener('keydown', handleKey);
  }, [input, count, active, close]);

  useEffect(() => {
    if (active !== -1) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const closeAfterChoice = () => {
    close();
    onChosen();
  };
  const drawOption = (option: Option, place: number) => (
    <a
      key={option.key}
      id={createId(place)}
      role="option"
      tabIndex={-1}
      aria-selected={place === active}
      className={styles.option}
      href={option.href}
      lang={option.lang}
      onClick={closeAfterChoice}
    >
      {option.content}
    </a>
  );
  const drawGroup = (title: string, group: readonly Option[], from: number) =>
    group.length > 0 && (
      <div role="group" aria-label={title} className={styles.group}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {group.map((option, index) => drawOption(option, from + index))}
      </div>
    );

  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={translate('search.suggestions')}
        className={styles.list}
        hidden={!isOpen}
      >
        {drawGroup(translate('search.queries'), queries, 0)}
        {drawGroup(translate('search.records'), records, queries.length)}
        {isOpen && <div className={styles.group}>{drawOption(all, options.length - 1)}</div>}
      </div>
      {hasFailed && <p className={styles.failed}>{translate('search.failed')}</p>}
      <VisuallyHidden>
        <span role="status">
          {answer !== null && translate('search.count', { count: queries.length + records.length })}
        </span>
      </VisuallyHidden>
    </>
  );
}
