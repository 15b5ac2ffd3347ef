import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { AssetPicture } from '@kmx/design-system/picture/asset-picture.tsx';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { createFileHref, type Download, sortVersions } from '../../data/media/download.ts';
import { describeLanguage } from '../../features/downloads/describe-document.ts';
import { WhitepaperForm } from '../../features/forms/whitepaper-form.tsx';
import type { WhitepaperData } from './whitepaper.data.ts';
import * as styles from './whitepaper-page.module.css';

/** The subject of a whitepaper, and the form to request it (PUB-024). */
export function WhitepaperPage({ data: { whitepaper } }: { readonly data: WhitepaperData }): ReactNode {
  const t = useTranslate();
  const { locale, languages } = usePageRequest();
  const { slug, title, leadText, body, image, file, publicationDate } = whitepaper;
  const lang = resolveContentLang(whitepaper.locale, locale.language);
  const download = file === null ? undefined : resolveDownload(file, languages);
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <div className={styles.about}>
        <p className={styles.facts}>
          <strong>{t('media.whitepaper')}</strong>
          {publicationDate !== null && (
            <time dateTime={publicationDate}>{formatLongDate(publicationDate, locale)}</time>
          )}
          {file !== null && (
            <span>
              {file.localizations.map((version) => describeLanguage(version.locale, locale.language)).join('\u00a0· ')}
            </span>
          )}
        </p>
        <h1 lang={lang}>{title}</h1>
        {leadText !== null && (
          <p className={styles.lead} lang={lang}>
            {leadText}
          </p>
        )}
        {image !== null && (
          <AssetPicture
            asset={image}
            preset="breakOut"
            sizes={displayedWidths.sevenColumns}
            loading="eager"
            className={styles.picture}
          />
        )}
        {body !== null && (
          <section className={styles.content} aria-labelledby="content">
            <h2 id="content">{t('media.whitepaperContent')}</h2>
            <div lang={lang}>
              <RichText content={body.raw} topLevel={3} />
            </div>
          </section>
        )}
      </div>
      {download !== undefined && (
        <section className={styles.request} aria-labelledby="request">
          <h2 id="request">{t('media.whitepaperRequest')}</h2>
          <WhitepaperForm whitepaperSlug={slug} downloadHref={download} />
        </section>
      )}
    </div>
  );
}

function resolveDownload(file: Download, languages: readonly string[]): string | undefined {
  const version = sortVersions(file, languages)[0];
  return version === undefined ? undefined : createFileHref(file.slug, version.locale, false);
}
