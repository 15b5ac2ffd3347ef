import type { ComboboxField } from '@kmx/design-system/combobox/use-combobox.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { maxSearchQueryLength } from '@kmx/shared-contracts/search.ts';
import { type FocusEvent, type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as tool from '../controls/tool.module.css';
import { useDismissal } from '../controls/use-dismissal.ts';
import * as styles from './search-box.module.css';
import type { SearchSuggestions } from './search-suggestions.tsx';

interface SearchBoxProps {
  readonly urlPrefix: string;
  readonly localeCode: string;
  readonly siteSlug: string | null;
  /** Goes to a result in the page; absent on the server, where the form is sent by the browser. */
  readonly onNavigate?: ((href: string) => void) | undefined;
}

/**
 * The search of the header (PUB-021): a form by GET in a native details, complete without script. What suggests while
 * one types is loaded when the field gets the focus.
 */
export function SearchBox({ urlPrefix, localeCode, siteSlug, onNavigate }: SearchBoxProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions | null>(null);
  const [field, setField] = useState<ComboboxField | null>(null);
  const action = `${urlPrefix}/search`;

  const close = useCallback((reason: 'escape' | 'outside') => {
    const element = box.current;
    if (element === null) return;
    element.open = false;
    if (reason === 'escape') element.querySelector('summary')?.focus();
  }, []);
  useEffect(() => {
    // It may have been opened, and typed into, before hydration.
    setOpen(box.current?.open ?? false);
    if (document.activeElement === input.current)
      input.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
  useDismissal(box, isOpen, close);

  // Immediately and not on toggle, which fires later: the first letters typed must not be lost.
  const toggle = (event: MouseEvent) => {
    const element = box.current;
    if (element === null) return;
    event.preventDefault();
    element.open = !element.open;
    if (element.open) input.current?.focus();
  };
  const loadSuggestions = () => {
    if (Suggestions !== null || onNavigate === undefined) return;
    import(/* webpackChunkName: "search-suggestions" */ './search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      // The field stays a form that can be sent; the next focus tries again.
      (error: unknown) => console.warn('The search suggestions could not be loaded', error),
    );
  };
  const sendInPage = (event: FormEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get('q');
    if (onNavigate === undefined || typeof text !== 'string') return;
    event.preventDefault();
    const query = text.trim();
    onNavigate(query === '' ? action : `${action}?${new URLSearchParams({ q: query }).toString()}`);
    close('outside');
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close('outside');
  };

  const label = translate('search.open');
  return (
    <details
      ref={box}
      className={styles.box}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={closeWhenLeft}
    >
      <summary className={tool.tool} aria-label={label} title={label} onClick={toggle}>
        <Icon drawing={searchIcon} />
      </summary>
      <div className={styles.panel}>
        <search className={styles.inner}>
          <form method="get" action={action} className={styles.form} onSubmit={sendInPage}>
            <label className={styles.field}>
              <VisuallyHidden>{translate('search.label')}</VisuallyHidden>
              <Icon drawing={searchIcon} className={styles.icon} />
              <input
                ref={input}
                type="search"
                name="q"
                className={styles.input}
                placeholder={translate('search.label')}
                maxLength={maxSearchQueryLength}
                autoComplete="off"
                autoCorrect="off"
                enterKeyHint="search"
                onFocus={loadSuggestions}
                {...field}
              />
            </label>
            <button type="submit" className={styles.submit}>
              {translate('search.submit')}
            </button>
          </form>
          {Suggestions !== null && (
            <Suggestions
              input={input}
              action={action}
              localeCode={localeCode}
              siteSlug={siteSlug}
              onField={setField}
              onChosen={() => close('outside')}
            />
          )}
        </search>
      </div>
    </details>
  );
}
