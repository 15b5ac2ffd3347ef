import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { DownloadList } from '@kmx/design-system/modules/downloads-module/download-list.tsx';
import { AssetPicture } from '@kmx/design-system/picture/asset-picture.tsx';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useDownloadList } from '../../features/downloads/use-download-list.tsx';
import type { AnnualReportData } from './annual-report.data.ts';
import * as styles from './annual-report-page.module.css';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';

/** An annual report: key figures as charts and as a table, chapters, files (PUB-033). */
export function AnnualReportPage({ data: { report } }: { readonly data: AnnualReportData }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const downloads = useDownloadList(report.files);
  const lang = resolveContentLang(report.locale, locale.language);
  return (
    <article className={joinClassNames(box.stretched, styles.page)}>
      <header className={styles.header}>
        {report.publicationDate !== null && (
          <time dateTime={report.publicationDate} className={styles.date}>
            {formatLongDate(report.publicationDate, locale)}
          </time>
        )}
        <h1 lang={lang}>{report.title}</h1>
        {report.leadText !== null && (
          <p className={styles.lead} lang={lang}>
            {report.leadText}
          </p>
        )}
      </header>
      {report.image !== null && (
        <AssetPicture
          asset={report.image}
          preset="stretched"
          sizes={displayedWidths.page}
          loading="eager"
          className={styles.picture}
        />
      )}
      <nav aria-label={t('media.chapters')}>
        <ol className={styles.contents}>
          <li>
            <a href="#figures">{t('media.figures')}</a>
          </li>
          {report.chapters.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} lang={lang}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href="#downloads">{t('media.downloads')}</a>
          </li>
        </ol>
      </nav>
      <section id="figures" className={styles.section} aria-labelledby="figures-title">
        <h2 id="figures-title">{t('media.figures')}</h2>
        <div className={styles.charts}>
          {report.figures.map((figure) => (
            <FigureChart key={figure.name} figure={figure} lang={lang} />
          ))}
        </div>
        <FigureTable figures={report.figures} lang={lang} />
      </section>
      {report.chapters.map(({ anchor, title, body }) => (
        <section key={anchor} id={anchor} className={styles.chapter} aria-labelledby={`${anchor}-title`} lang={lang}>
          <h2 id={`${anchor}-title`}>{title}</h2>
          {body !== null && <RichText content={body.raw} topLevel={3} className={styles.body} />}
        </section>
      ))}
      <section id="downloads" className={styles.section} aria-labelledby="downloads-title">
        <h2 id="downloads-title">{t('media.downloads')}</h2>
        <DownloadList {...downloads} />
      </section>
    </article>
  );
}
