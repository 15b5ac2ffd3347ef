import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { GuidePageName } from '../../data/guide-pages.ts';
import * as styles from './guide-page.module.css';

interface GuidePageProps {
  readonly name: GuidePageName;
  /** Stands below the lead, as the list of what is on the page. */
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the guide: its title, what it is about, and its parts. */
export function GuidePage({ name, contents, children }: GuidePageProps) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {name === 'overview' ? (
          <Heading level={1}>{t('guide.title')}</Heading>
        ) : (
          <Heading level={1} size="headline" overline={t('guide.title')}>
            {t(`page.${name}`)}
          </Heading>
        )}
        <p className={styles.lead}>{t(`lead.${name}`)}</p>
        {contents}
      </header>
      {children}
    </div>
  );
}
