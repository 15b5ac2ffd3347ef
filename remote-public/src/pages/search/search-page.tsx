import { Pagination } from '@kmx/design-system/pagination/pagination.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { SearchData } from './search.data.ts';
import { SearchForm } from './search-form.tsx';
import * as styles from './search-page.module.css';
import { createSearchPath } from './search-path.ts';
import { SearchResult } from './search-result.tsx';
import { SearchTips } from './search-tips.tsx';
import { TypeFilter } from './type-filter.tsx';
import { WaysOn } from './ways-on.tsx';

/** The results of a search, complete without JavaScript (PUB-021). */
export function SearchPage({ data }: { readonly data: SearchData }): ReactNode {
  const t = useTranslate();
  const { query, answer, hasFailed } = data;
  return (
    <div className={styles.search}>
      <header className={styles.header}>
        <h1>{query === '' ? t('search.name') : t('search.title', { query })}</h1>
        <SearchForm key={query} query={query} />
      </header>
      {hasFailed && <WaysOn title={t('search.failedTitle')} text={t('search.failedText')} retry={data} />}
      {!hasFailed && answer === null && <WaysOn title={t('search.startTitle')} text={t('search.startText')} />}
      {answer !== null && answer.total === 0 && (
        <WaysOn
          title={t('search.noneTitle', { query })}
          text={t('search.noneText')}
          tips={<SearchTips example={data.example} />}
        />
      )}
      {answer !== null && answer.total > 0 && <Results data={data} answer={answer} />}
    </div>
  );
}

interface ResultsProps {
  readonly data: SearchData;
  readonly answer: NonNullable<SearchData['answer']>;
}

function Results({ data, answer }: ResultsProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { query, type } = data;
  const { total, page, pageSize, records } = answer;
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <TypeFilter query={query} type={type} types={answer.types} />
      <p className={styles.count}>
        {t('search.count', { total })}
        {total > pageSize && ` ${t('search.range', { first, last: first + records.length - 1 })}`}
        {answer.matching === 'some' && ` ${t('search.someWords')}`}
      </p>
      <ol className={styles.results} start={first}>
        {records.map((record) => (
          <SearchResult key={record.url} record={record} languageName={data.languageNames[record.language]} />
        ))}
      </ol>
      <Pagination
        current={page}
        count={Math.ceil(total / pageSize)}
        toHref={(number) => toHref(createSearchPath({ query, type, page: number }))}
        texts={{
          label: t('search.pages'),
          previous: t('search.previous'),
          next: t('search.next'),
          page: (number) => t('search.page', { number }),
        }}
      />
    </>
  );
}
