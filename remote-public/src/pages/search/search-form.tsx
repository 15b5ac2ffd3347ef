import { Button } from '@kmx/design-system/button/button.tsx';
import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { maxSearchQueryLength } from '@kmx/shared-contracts/search.ts';
import type { FormEvent, ReactNode } from 'react';
import * as styles from './search-page.module.css';
import { createSearchPath } from './search-path.ts';

/** The search field of the results page: a GET form that works without scripts. */
export function SearchForm({ query }: { readonly query: string }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const shell = useShell();
  const sendInPage = (event: FormEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get('q');
    if (shell === null || typeof text !== 'string') return;
    event.preventDefault();
    shell.navigate(toHref(createSearchPath({ query: text.trim(), type: null, page: 1 })));
  };
  return (
    <form role="search" method="get" action={toHref('/search')} className={styles.form} onSubmit={sendInPage}>
      <TextField
        label={t('search.label')}
        icon={searchIcon}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={maxSearchQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
