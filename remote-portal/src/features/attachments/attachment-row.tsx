import { FileRow } from '@kmx/design-system/file-field/file-row.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { measureProgress, type UploadItem } from '@kmx/remote-kit/uploads/upload-item.ts';
import type { ReactNode } from 'react';

interface AttachmentRowProps {
  readonly item: UploadItem;
  /** Size of the file and largest size, ready to be shown. */
  readonly size: string;
  readonly limit: string;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

/** One file on its way: name, how far it is, and what can be done with it (POR-068). */
export function AttachmentRow({ item, size, limit, ...actions }: AttachmentRowProps): ReactNode {
  const t = useTranslate();
  const { name, state } = item;
  const percent = Math.floor(measureProgress(item) * 100);
  const states: Readonly<Record<UploadItem['state'], string>> = {
    waiting: t('upload.progress', { percent, size }),
    sending: t('upload.progress', { percent, size }),
    paused: `${t('upload.progress', { percent, size })} · ${t('upload.paused')}`,
    done: `${t('upload.done')} · ${size}`,
    failed: t('upload.stopped'),
    interrupted: t('upload.interrupted'),
    tooLarge: t('upload.tooLarge', { size: limit }),
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
