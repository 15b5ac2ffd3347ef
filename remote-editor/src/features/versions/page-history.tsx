import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { createVersionPath, editorPath } from '../../data/editor-paths.ts';
import type { EntryDetails } from '../../data/entry-record.ts';
import { useQuery } from '../../data/use-query.ts';
import { TimeText } from '../dates/time-text.tsx';
import * as styles from '../lists/event-list.module.css';
import { describeField } from '../page-facts/describe-field.ts';
import { chooseLanguage } from '../page-facts/language-state.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { summarizeVersions } from './summarize-versions.ts';

const few = 8;
const maxFields = 4;

/** The latest versions of the draft, each to be compared or restored, and the publications, newest first. */
export function PageHistory({ page }: { readonly page: EntryDetails }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const [isWhole, setWhole] = useState(false);
  const language = chooseLanguage(page, locale.language);
  const nameLanguage = useLanguageNames();
  const shownVersions = isWhole ? page.versions : page.versions.slice(0, few + 1);
  const revisions = shownVersions.map(({ revision }) => revision);
  const summaries = useQuery(`summaries ${page.kind} ${page.id} ${revisions.join()}`, () =>
    summarizeVersions(page.kind, page.id, revisions, language),
  ).data;
  const summarize = (revision: number) =>
    (summaries?.get(revision) ?? [])
      .map(({ language: own, fields }) => {
        const names = fields.slice(0, maxFields).map((name) => describeField(name, t));
        const list = [...names, ...(fields.length > maxFields ? ['…'] : [])].join(', ');
        return `${own === '' ? t('content.shared') : nameLanguage(own)}: ${list}`;
      })
      .join(' · ');
  const saved = page.versions.map(({ revision, createdAt }, index) => ({
    at: createdAt,
    text: t('history.saved', { revision }),
    summary: summarize(revision),
    revision: index === 0 ? null : revision,
    // The content system names only the last editor of an entry, not the author of each version; the log does.
    author: index === 0 ? page.updatedBy?.name : undefined,
  }));
  const published = page.publications.map(({ createdAt }, index) => ({
    at: createdAt,
    text: t('history.published'),
    summary: '',
    revision: null,
    author: index === 0 ? page.documentInStages[0]?.publishedBy?.name : undefined,
  }));
  const entries = [...saved, ...published].toSorted((left, right) => right.at.localeCompare(left.at));
  return (
    <div className={styles.whole}>
      <ol className={styles.events}>
        {entries.slice(0, isWhole ? entries.length : few).map(({ at, text, summary, author, revision }) => (
          <li key={`${at} ${text}`} className={styles.event}>
            <TimeText value={at} />
            <span>{text}</span>
            {summary !== '' && <span className={styles.author}>{summary}</span>}
            {author !== undefined && <span className={styles.author}>{author}</span>}
            {revision !== null && (
              <Link
                href={href(createVersionPath(page.kind, page.id, revision, language))}
                aria-label={`${t('version.compare')}: ${text}`}
              >
                {t('version.compare')}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.event}>
        {entries.length > few && !isWhole && (
          <Button size="small" variant="secondary" onClick={() => setWhole(true)}>
            {t('history.all', { count: entries.length })}
          </Button>
        )}
        <Link href={href(`${editorPath}/log?entry=${encodeURIComponent(page.id)}`)}>{t('history.log')}</Link>
      </p>
    </div>
  );
}
