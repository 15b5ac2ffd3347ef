import { FileField } from '@kmx/design-system/file-field/file-field.tsx';
import { paperclipIcon } from '@kmx/design-system/icon/icons.ts';
import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { UploadRow } from '@kmx/remote-kit/uploads/upload-row.tsx';
import { maxUploadBytes, maxUploads } from '@kmx/shared-contracts/forms.ts';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { RemovedFiles } from './removed-files.tsx';
import type { Attachments } from './use-attachments.ts';

interface AttachmentFieldProps {
  readonly attachments: Attachments;
  readonly id?: string;
  /** Why the form was refused because of its files. */
  readonly error?: string | undefined;
}

/** Pictures and videos that go with a ticket or a comment: chosen, dropped or taken with the phone's camera (POR-068). */
export function AttachmentField({ attachments, id, error }: AttachmentFieldProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const input = useRef<HTMLInputElement>(null);
  const { items, add, pause, resume, remove, removed, putBack, ids, isUnderWay, isFull } = attachments;
  const takeDropped = (event: DragEvent<HTMLElement>): void => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isFull) add(files);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={takeDropped}>
      <FileField
        ref={input}
        id={id}
        icon={paperclipIcon}
        label={t('upload.label')}
        optionalText={t('tickets.optional')}
        hint={t('upload.hint', { size: formatSize(maxUploadBytes, locale), count: maxUploads })}
        error={items.some(({ state }) => state === 'failed') ? t('upload.failed') : error}
        chooseText={t('upload.choose')}
        dropText={t('upload.drop')}
        listLabel={t('upload.list')}
        status={isUnderWay ? t('upload.underWay') : ids.length > 0 ? t('upload.complete', { count: ids.length }) : ''}
        accept="image/*,video/*"
        multiple
        disabled={isFull}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
          if (files.length > 0) add(files);
        }}
      >
        {items.map((item) => (
          <UploadRow
            key={item.key}
            item={item}
            onPause={() => pause(item.key)}
            onResume={() => resume(item.key)}
            onRemove={() => {
              // The button that had the focus goes; that of the way back takes it, if there is one.
              input.current?.focus();
              remove(item.key);
            }}
          />
        ))}
      </FileField>
      <RemovedFiles removed={removed} onPutBack={putBack} onFocusLost={() => input.current?.focus()} />
    </div>
  );
}
