import { FileRow } from '@kmx/design-system/file-field/file-row.tsx';
import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';
import type { ReactNode } from 'react';
import { formatSize } from '../format/format-size.ts';
import { useTranslate } from '../messages/messages.tsx';
import { usePageRequest } from '../remote/remote-root.tsx';
import { measureProgress, type UploadItem } from './upload-item.ts';

interface UploadRowProps {
  readonly item: UploadItem;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

/** One uploading file: name, progress and actions (PUB-105, POR-068). */
export function UploadRow({ item, ...actions }: UploadRowProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { name, state } = item;
  const size = formatSize(item.size, locale);
  const percent = Math.floor(measureProgress(item) * 100);
  const states: Readonly<Record<UploadItem['state'], string>> = {
    waiting: t('upload.progress', { percent, size }),
    sending: t('upload.progress', { percent, size }),
    paused: `${t('upload.progress', { percent, size })} · ${t('upload.paused')}`,
    done: `${t('upload.done')} · ${size}`,
    failed: t('upload.stopped'),
    interrupted: t('upload.interrupted'),
    tooLarge: t('upload.tooLarge', { size: formatSize(maxUploadBytes, locale) }),
    wrongType: t('upload.wrongType'),
  };
  const texts = {
    state: states[state],
    pause: t('upload.pause', { name }),
    resume: t('upload.resume', { name }),
    retry: t('upload.retry', { name }),
    remove: t('upload.remove', { name }),
  };
  return <FileRow name={name} state={state} percent={percent} texts={texts} {...actions} />;
}
