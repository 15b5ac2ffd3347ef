import { HighlightedText } from '@kmx/design-system/highlighted-text/highlighted-text.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { SearchRecord } from '@kmx/shared-contracts/search.ts';
import type { ReactNode } from 'react';
import * as styles from './search-page.module.css';
import { resolveTypeText } from './type-text.ts';

interface SearchResultProps {
  readonly record: SearchRecord;
  /** Set when the record is in another language than the page. */
  readonly languageName: string | undefined;
}

/** One result: type, title and the passage where the words were found (PUB-086). */
export function SearchResult({ record, languageName }: SearchResultProps): ReactNode {
  const t = useTranslate();
  const { url, type, language, highlights } = record;
  const lang = languageName === undefined ? undefined : language;
  return (
    <li className={styles.result}>
      <p className={styles.kind}>
        {t(resolveTypeText(type))}
        {languageName !== undefined && <Tag>{t('search.inLanguage', { language: languageName })}</Tag>}
      </p>
      <h2 className={styles.title} lang={lang}>
        <a href={url}>
          <HighlightedText pieces={highlights.title} />
        </a>
      </h2>
      {highlights.description.length > 0 && (
        <p className={styles.text} lang={lang}>
          <HighlightedText pieces={highlights.description} />
        </p>
      )}
    </li>
  );
}
