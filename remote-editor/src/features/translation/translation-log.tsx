import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { PageTranslation } from '../../data/page-translation.ts';
import { TimeText } from '../dates/time-text.tsx';
import * as styles from '../lists/event-list.module.css';
import { useLanguageNames } from '../page-facts/use-language-names.ts';

const actions = ['start', 'reset', 'export', 'import'];

/** The log of a page's translation, newest first. */
export function TranslationLog({ log }: Pick<PageTranslation, 'log'>): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  return (
    <ol className={styles.events}>
      {log.map(({ language, action, author, at }) => (
        <li key={`${at} ${action} ${language ?? ''}`} className={styles.event}>
          <TimeText value={at} />
          <span>
            {actions.includes(action) ? t(`step.${action}`) : action}
            {language !== null && `: ${nameLanguage(language)}`}
          </span>
          <span className={styles.author}>{author}</span>
        </li>
      ))}
    </ol>
  );
}
