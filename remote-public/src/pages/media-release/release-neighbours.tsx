import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { MediaReleaseData } from './media-release.data.ts';
import * as styles from './release-neighbours.module.css';

/** Links to the previous and next release, and back to all. */
export function ReleaseNeighbours({ newer, older }: Pick<MediaReleaseData, 'newer' | 'older'>): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const neighbours = [
    { release: newer, label: t('media.newer'), icon: arrowLeftIcon, rel: 'prev' },
    { release: older, label: t('media.older'), icon: arrowRightIcon, rel: 'next' },
  ];
  return (
    <nav className={styles.neighbours} aria-label={t('media.neighbours')}>
      {neighbours.map(
        ({ release, label, icon, rel }) =>
          release !== null && (
            <a key={rel} href={toHref(`/media-releases/${release.slug}`)} rel={rel} className={styles.neighbour}>
              <span className={styles.label}>
                <Icon drawing={icon} />
                {label}
              </span>
              <span className={styles.title} lang={resolveContentLang(release.locale, locale.language)}>
                {release.title}
              </span>
            </a>
          ),
      )}
      <p className={styles.all}>
        <Link variant="standalone" href={toHref('/media-releases')}>
          {t('media.all')}
        </Link>
      </p>
    </nav>
  );
}
