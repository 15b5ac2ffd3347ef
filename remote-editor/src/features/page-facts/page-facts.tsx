import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { EntryDetails } from '../../data/entry-record.ts';
import { TimeText } from '../dates/time-text.tsx';
import { describePageType } from './describe-page-type.ts';
import { createPlainPath } from './page-address.ts';
import * as styles from './page-facts.module.css';
import { useLanguageNames } from './use-language-names.ts';

/** Facts about a page apart from its content (EDT-014). */
export function PageFacts({ page }: { readonly page: EntryDetails }): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { locale } = usePageRequest();
  const [published] = page.documentInStages;
  const [last] = page.publications;
  const path = createPlainPath(page);
  const nameAll = (names: readonly string[]) => (names.length === 0 ? t('filter.all') : formatList(names, locale));
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(path === null ? [] : [['address', <code key="address">{path}</code>] as const]),
    ...(page.kind === 'Page'
      ? ([
          ['site', page.site?.name ?? t('fact.site.none')],
          ['type', describePageType(page.pageType, t)],
          ['source', nameLanguage(page.translationSourceLanguage)],
          ['languages', nameAll(page.languages.map(nameLanguage))],
          ['countries', nameAll(page.countries)],
          ['protection', t(`protection.${page.protection ?? 'none'}`)],
          ['index', t(page.noIndex ? 'fact.index.no' : 'fact.index.yes')],
        ] as const)
      : []),
    [
      'changed',
      <span key="changed">
        <TimeText value={page.updatedAt} /> {page.updatedBy?.name}
      </span>,
    ],
    [
      'published',
      published?.publishedAt ? (
        <span key="published">
          <TimeText value={published.publishedAt} /> {published.publishedBy?.name}
        </span>
      ) : last === undefined ? (
        t('fact.published.never')
      ) : (
        <span key="published">
          {t('fact.published.before')} <TimeText value={last.createdAt} />
        </span>
      ),
    ],
    ['id', <code key="id">{page.id}</code>],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{t(`fact.${name}`)}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
