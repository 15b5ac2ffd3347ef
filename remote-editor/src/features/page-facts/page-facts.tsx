import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { PageDetails } from '../../data/page-operations.ts';
import { TimeText } from '../dates/time-text.tsx';
import { describePageType } from './describe-page-type.ts';
import { createPlainPath } from './page-address.ts';
import * as styles from './page-facts.module.css';
import { useLanguageNames } from './use-language-names.ts';

/** What is known of a page besides its content (EDT-014). */
export function PageFacts({ page }: { readonly page: PageDetails }): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const [published] = page.documentInStages;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['address', <code key="address">{createPlainPath(page)}</code>],
    ['site', page.site?.name ?? t('fact.site.all')],
    ['type', describePageType(page.pageType, t)],
    ['source', nameLanguage(page.translationSourceLanguage)],
    ['languages', page.languages.length === 0 ? t('filter.all') : page.languages.map(nameLanguage).join(', ')],
    ['countries', page.countries.length === 0 ? t('filter.all') : page.countries.join(', ')],
    ['protection', t(`protection.${page.protection ?? 'none'}`)],
    ['index', t(page.noIndex ? 'fact.index.no' : 'fact.index.yes')],
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
      ) : (
        t('fact.published.never')
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
