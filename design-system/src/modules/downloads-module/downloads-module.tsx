import { Section } from '../../layout/section.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { RichTextField } from '../../rich-text/rich-text-content.ts';
import { ModuleHeading } from '../module-heading.tsx';
import { DownloadList, type DownloadListProps } from './download-list.tsx';
import * as styles from './downloads-module.module.css';

/** Props of DownloadsModule. */
export interface DownloadsModuleProps extends DownloadListProps {
  /** Heading above the files. */
  readonly title: string | null;
  /** Language of title and intro where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** A text above the files. */
  readonly intro: RichTextField | null;
}

/** Files on a topic with a short introduction. */
export function DownloadsModule({ title, lang, intro, downloads, texts }: DownloadsModuleProps) {
  return (
    <Section spacing="compact">
      <div className={styles.block}>
        <ModuleHeading title={title} lang={lang} />
        {intro !== null && (
          <div lang={lang}>
            <RichText content={intro.raw} topLevel={3} className={styles.text} />
          </div>
        )}
        <DownloadList downloads={downloads} texts={texts} />
      </div>
    </Section>
  );
}
