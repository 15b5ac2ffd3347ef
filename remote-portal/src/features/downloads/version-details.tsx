import { Button } from '@kmx/design-system/button/button.tsx';
import { copyIcon, downloadIcon } from '@kmx/design-system/icon/icons.ts';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { DateText } from '../dates/date-text.tsx';
import * as styles from './download-entry.module.css';
import type { DownloadVersion } from './downloads.query.ts';
import { FileSize } from './file-size.tsx';

interface VersionProps {
  /** Name of the software, part of each button's accessible name. */
  readonly name: string;
  readonly version: DownloadVersion;
}

/** One version: its date, file, notes and checksum. */
export function VersionDetails({ name, version }: VersionProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { releaseNotes, language } = version;
  return (
    <div className={styles.version}>
      <div className={styles.versionHead}>
        <p className={styles.versionFacts}>
          <strong>{t('downloads.version', { version: version.version })}</strong>
          {version.isNewest && <Tag>{t('downloads.newest')}</Tag>}
          <DateText value={version.releasedOn} />
        </p>
        <FileLink name={name} version={version} isMain={version.isNewest} />
      </div>
      {releaseNotes.length > 0 && (
        <ul className={styles.notes} lang={language === locale.language ? undefined : language}>
          {releaseNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Checksum name={name} version={version} />
    </div>
  );
}

function FileLink({ name, version, isMain }: VersionProps & { readonly isMain: boolean }): ReactNode {
  const t = useTranslate();
  return (
    // A plain link: for progress, pausing and resuming by ranges the browser does better than a page can.
    <Button
      href={version.url}
      download={version.fileName}
      icon={downloadIcon}
      size="small"
      variant={isMain ? 'primary' : 'secondary'}
    >
      {t('downloads.get')}
      <VisuallyHidden>{` ${name} ${version.version}`}</VisuallyHidden>
      {' ('}
      <FileSize bytes={version.sizeBytes} />
      {')'}
    </Button>
  );
}

function Checksum({ name, version }: VersionProps): ReactNode {
  const t = useTranslate();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(version.sha256);
      setState('copied');
    } catch {
      // Browsers may forbid copying; the text can be selected by hand.
      setState('failed');
    }
  };
  return (
    <div className={styles.checksum}>
      <span>{version.fileName}</span>
      <span>
        {t('downloads.checksum')}: <code>{version.sha256}</code>
      </span>
      <Button variant="quiet" size="small" icon={copyIcon} onClick={() => void copy()}>
        {t('downloads.copy')}
        <VisuallyHidden>{` ${name} ${version.version}`}</VisuallyHidden>
      </Button>
      <span role="status">{state === 'idle' ? '' : t(`downloads.copy.${state}`)}</span>
    </div>
  );
}
