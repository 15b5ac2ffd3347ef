import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { downloadIcon, fileIcon } from '../../icon/icons.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import * as styles from './download-list.module.css';

/** A file in one language; hrefs are complete. */
export interface ListedFile {
  /** Opens the file. */
  readonly href: string;
  readonly title: string;
  /** Language of the file: a code, and its name in the language of the page. */
  readonly language: string;
  readonly languageName: string;
}

/** A file that visitors can open or save. */
export interface ListedDownload extends ListedFile {
  /** Saves the file. */
  readonly storeHref: string;
  /** Name of the link that saves the file: the file and its language. */
  readonly storeText: ReactNode;
  /** Kind, size and language in readable form. */
  readonly facts: readonly string[];
  /** Value of lang for the title where it is not the language of the page. */
  readonly lang: string | undefined;
  /** The same file in other languages. */
  readonly others: readonly ListedFile[];
}

/** Props of DownloadList. */
export interface DownloadListProps {
  /** The files in their order, each with its other languages. */
  readonly downloads: readonly ListedDownload[];
  /** Texts of the links next to each file. */
  readonly texts: { readonly save: string; readonly alsoIn: string };
}

/** Files to open or save, in the reader's language first and with links to the others (PUB-011..PUB-013). */
export function DownloadList({ downloads, texts }: DownloadListProps) {
  return (
    <ul className={styles.downloads}>
      {downloads.map(({ href, title, language, lang, facts, others, storeHref, storeText }) => (
        <li key={href} className={styles.download}>
          <Icon drawing={fileIcon} size={24} className={styles.kind} />
          <div className={styles.words}>
            <a href={href} hrefLang={language} className={styles.name}>
              <span lang={lang}>{title}</span>
            </a>
            <p className={styles.facts}>{facts.join(' · ')}</p>
            {others.length > 0 && (
              <ul className={styles.others} aria-label={texts.alsoIn}>
                {others.map((other) => (
                  <li key={other.href}>
                    <a href={other.href} hrefLang={other.language}>
                      {other.languageName}
                      <VisuallyHidden>
                        {' '}
                        <span lang={other.language}>{other.title}</span>
                      </VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <a href={storeHref} className={styles.store}>
            <Icon drawing={downloadIcon} />
            <span aria-hidden="true">{texts.save}</span>
            <VisuallyHidden>{storeText}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
