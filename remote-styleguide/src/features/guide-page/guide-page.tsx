import { Heading } from '@kmx/design-system/heading/heading.tsx';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './guide-page.module.css';

interface GuidePageProps {
  /** Its title is the text `page.<textId>`, its lead `lead.<textId>`. */
  readonly textId: string;
  /** Shown below the lead, for example a table of contents. */
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the guide: title, lead and content. */
export function GuidePage({ textId, contents, children }: GuidePageProps) {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {textId === 'overview' ? (
          <Heading level={1}>{t('guide.title')}</Heading>
        ) : (
          <Heading level={1} size="headline" overline={t('guide.title')}>
            {t(`page.${textId}`)}
          </Heading>
        )}
        <p className={box.lead}>{t(`lead.${textId}`)}</p>
        {contents}
      </header>
      {children}
    </div>
  );
}
