import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { downloadIcon, fileIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { resolveContentLang } from '../../data/content-language.ts';
import { createFileHref, type Download, type DownloadVersion, sortVersions } from '../../data/download.ts';
import { describeLanguage } from '../../pages/product/describe-document.ts';
import * as styles from './download-list.module.css';
import { useFileFacts } from './use-file-facts.ts';

/** Files to read or to store, in the reader's language first and with the ways to the others (PUB-011..PUB-013). */
export function DownloadList({ downloads }: { readonly downloads: readonly Download[] }): ReactNode {
  const { languages } = usePageRequest();
  return (
    <ul className={styles.downloads}>
      {downloads.map((download) => {
        const [version, ...others] = sortVersions(download, languages);
        if (version === undefined) return null;
        return (
          <li key={download.slug} className={styles.download}>
            <DownloadRow slug={download.slug} version={version} others={others} />
          </li>
        );
      })}
    </ul>
  );
}

interface DownloadRowProps {
  readonly slug: string;
  readonly version: DownloadVersion;
  readonly others: readonly DownloadVersion[];
}

function DownloadRow({ slug, version, others }: DownloadRowProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const facts = useFileFacts(version);
  const { title, locale: language } = version;
  const languageName = describeLanguage(language, locale.language);
  return (
    <>
      <Icon drawing={fileIcon} size={24} className={styles.kind} />
      <div className={styles.words}>
        <a href={createFileHref(slug, language, false)} hrefLang={language} className={styles.name}>
          <span lang={resolveContentLang(language, locale.language)}>{title}</span>
        </a>
        <p className={styles.facts}>{[...facts, languageName].join(' · ')}</p>
        {others.length > 0 && (
          <ul className={styles.others} aria-label={t('media.alsoIn')}>
            {others.map((other) => (
              <li key={other.locale}>
                <a href={createFileHref(slug, other.locale, false)} hrefLang={other.locale}>
                  {describeLanguage(other.locale, locale.language)}
                  <VisuallyHidden>
                    {' '}
                    <span lang={other.locale}>{other.title}</span>
                  </VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <a href={createFileHref(slug, language, true)} className={styles.store}>
        <Icon drawing={downloadIcon} />
        <span aria-hidden="true">{t('media.save')}</span>
        <VisuallyHidden>{t('media.saveFile', { title, language: languageName })}</VisuallyHidden>
      </a>
    </>
  );
}
