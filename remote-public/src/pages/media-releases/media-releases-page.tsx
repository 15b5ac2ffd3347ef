import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Link } from '@kmx/design-system/link/link.tsx';
import { ReleaseList } from '@kmx/design-system/modules/media-releases-module/release-list.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { ReactNode } from 'react';
import type { ReleaseTeaser } from '../../data/blocks/release-teaser.ts';
import { PageHeader } from '../../features/page-header/page-header.tsx';
import { useListedRelease } from '../../features/releases/use-listed-release.ts';
import type { MediaReleasesData } from './media-releases.data.ts';
import * as styles from './media-releases-page.module.css';
import { ReleaseFilter } from './release-filter.tsx';

/** All media releases by year, with ad hoc announcements marked; kind and year are links (PUB-002). */
export function MediaReleasesPage({ data }: { readonly data: MediaReleasesData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const describe = useListedRelease();
  const years = [...Map.groupBy(data.releases, readYear)];
  return (
    <div className={joinClassNames(box.stretched, styles.page)}>
      <PageHeader title={data.title} lead={data.lead} lang={resolveContentLang(data.locale, locale.language)} />
      <ReleaseFilter choice={data.choice} years={data.years} total={data.total} adhocTotal={data.adhocTotal} />
      {years.length === 0 && <p className={styles.empty}>{t('media.none')}</p>}
      {years.map(([year, releases]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ReleaseList releases={releases.map(describe)} level={3} showLead />
        </section>
      ))}
      <footer className={styles.ways}>
        <Link variant="standalone" href={toHref('/company/investors')}>
          {t('media.investors')}
        </Link>
        <Link href={toHref('/media-releases/feed.xml')} type="application/rss+xml" {...hardLink}>
          {t('media.feed')}
        </Link>
      </footer>
    </div>
  );
}

function readYear({ publicationDate }: ReleaseTeaser): string {
  return publicationDate.slice(0, 4);
}
