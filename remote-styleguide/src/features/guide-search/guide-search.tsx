import { Button } from '@kmx/design-system/button/button.tsx';
import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest, usePageResult, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type FormEvent, useState } from 'react';
import type { GuidePageDefinition } from '../../data/guide-page-definition.ts';
import type * as searchGuide from '../../data/search-guide.ts';
import * as styles from './guide-search.module.css';

type SearchModule = typeof searchGuide;

/**
 * Search over pages, components, examples and tokens while typing. Its entries are loaded when it gets the focus; without
 * them, and without scripts, the form is submitted to the overview.
 */
export function GuideSearch({ pages }: { readonly pages: readonly GuidePageDefinition[] }) {
  const t = useTranslate();
  const shell = useShell();
  const { query } = usePageRequest();
  const [text, setText] = useState(query['q'] ?? '');
  const [module, setModule] = useState<SearchModule | null>(null);
  const { found: answered } = usePageResult().data as { readonly found: readonly searchGuide.GuideEntry[] };
  const hasText = text.trim() !== '';
  const find = (): readonly searchGuide.GuideEntry[] | null => {
    if (module !== null) return module.searchGuide(module.listGuideEntries(pages, t), text);
    return text === (query['q'] ?? '') ? answered : null;
  };
  const found = hasText ? find() : [];
  const load = () => {
    if (module !== null) return;
    import(/* webpackChunkName: "guide-search" */ '../../data/search-guide.ts').then(setModule, (error: unknown) => {
      shell?.reportError(error);
    });
  };
  const openFirst = (event: FormEvent) => {
    if (found === null) return;
    event.preventDefault();
    const [first] = found;
    if (first === undefined) return;
    setText('');
    shell?.navigate(first.href);
  };
  return (
    <search className={styles.search}>
      <form method="get" action="/style-guide" className={styles.form} onSubmit={openFirst}>
        <TextField
          label={t('search.label')}
          type="search"
          name="q"
          icon={searchIcon}
          autoComplete="off"
          value={text}
          onFocus={load}
          onChange={(event) => {
            load();
            setText(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="secondary" size="small" className={styles.submit}>
          {t('search.action')}
        </Button>
      </form>
      <p role="status" className={styles.status}>
        {hasText && found !== null && t('search.count', { count: found.length })}
      </p>
      {found !== null && found.length > 0 && (
        <ul className={styles.results} role="list">
          {found.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href} onClick={() => setText('')}>
                <span lang={entry.isEnglish ? 'en' : undefined}>{entry.title}</span>
                {entry.place !== '' && <small>{entry.place}</small>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
