import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { DownloadList } from '@kmx/design-system/modules/downloads-module/download-list.tsx';
import { AssetPicture } from '@kmx/design-system/picture/asset-picture.tsx';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useDownloadList } from '../../features/downloads/use-download-list.tsx';
import type { MediaReleaseData } from './media-release.data.ts';
import * as styles from './media-release-page.module.css';
import { PressContact } from './press-contact.tsx';
import { ReleaseNeighbours } from './release-neighbours.tsx';

/** One media release: text, press contact, files, and links to its neighbours (PUB-003). */
export function MediaReleasePage({ data: { release, newer, older } }: { readonly data: MediaReleaseData }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const downloads = useDownloadList(release.files);
  const lang = resolveContentLang(release.locale, locale.language);
  return (
    <div className={joinClassNames(box.stretched, styles.page)}>
      <article className={styles.release}>
        <header className={styles.header}>
          <p className={styles.facts}>
            <time dateTime={release.publicationDate}>{formatLongDate(release.publicationDate, locale)}</time>
            {release.place !== null && <span lang={lang}>{release.place}</span>}
            {release.adhoc === true && <Tag wire="OG">{t('media.adhoc')}</Tag>}
          </p>
          <h1 lang={lang}>{release.title}</h1>
          {release.leadText !== null && (
            <p className={styles.lead} lang={lang}>
              {release.leadText}
            </p>
          )}
        </header>
        {release.image !== null && (
          <AssetPicture
            asset={release.image}
            preset="stretched"
            sizes={displayedWidths.page}
            loading="eager"
            className={styles.picture}
          />
        )}
        <div className={styles.columns}>
          {release.body !== null && (
            <div lang={lang} className={styles.body}>
              <RichText content={release.body.raw} />
            </div>
          )}
          {release.contact !== null && <PressContact contact={release.contact} lang={lang} />}
        </div>
      </article>
      {release.files.length > 0 && (
        <section className={styles.section} aria-labelledby="downloads">
          <h2 id="downloads">{t('media.downloads')}</h2>
          <DownloadList {...downloads} />
        </section>
      )}
      <ReleaseNeighbours newer={newer} older={older} />
    </div>
  );
}
