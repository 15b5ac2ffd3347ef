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
  /** A text above the files. */
  readonly intro: RichTextField | null;
}

/** Files to a subject with a word about them. */
export function DownloadsModule({ title, intro, downloads, texts }: DownloadsModuleProps) {
  return (
    <Section spacing="compact">
      <div className={styles.block}>
        <ModuleHeading title={title} />
        {intro !== null && <RichText content={intro.raw} topLevel={3} className={styles.text} />}
        <DownloadList downloads={downloads} texts={texts} />
      </div>
    </Section>
  );
}
