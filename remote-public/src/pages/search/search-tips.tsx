import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { SearchData } from './search.data.ts';
import * as styles from './search-page.module.css';
import { createSearchPath } from './search-path.ts';

/** Suggestions for other searches, with a word that has results. */
export function SearchTips({ example }: Pick<SearchData, 'example'>): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  return (
    <ul className={styles.tips}>
      <li>{t('search.tipSpelling')}</li>
      <li>{t('search.tipFewer')}</li>
      {example !== null && (
        <li>
          {t('search.tipGeneral')}{' '}
          <a
            href={toHref(createSearchPath({ query: example.name, type: null, page: 1 }))}
            lang={resolveContentLang(example.language, locale.language)}
          >
            {example.name}
          </a>
        </li>
      )}
    </ul>
  );
}
