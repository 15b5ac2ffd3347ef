import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import type { DashboardData } from './dashboard.query.ts';
import * as styles from './dashboard-page.module.css';

/** The latest software releases. */
export function NewestSoftware({ news }: { readonly news: DashboardData['latestDownloads'] }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className={styles.panel} aria-labelledby="portal-software">
      <Heading level={2} size="lead" id="portal-software">
        {t('dashboard.newestSoftware')}
      </Heading>
      <ul className={styles.rows}>
        {news.map(({ downloadId, name, version, releasedOn }) => (
          <li key={downloadId} className={styles.row}>
            <div className={styles.rowText}>
              <Link href={href(`/mykomax/downloads#${downloadId}`)}>{`${name} ${version}`}</Link>
            </div>
            <span className={styles.muted}>
              <DateText value={releasedOn} />
            </span>
          </li>
        ))}
      </ul>
      <Link href={href('/mykomax/downloads')} variant="standalone">
        {t('dashboard.allSoftware')}
      </Link>
    </section>
  );
}
