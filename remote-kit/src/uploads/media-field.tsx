import { FileField, type FileFieldProps } from '@kmx/design-system/file-field/file-field.tsx';
import { maxUploadBytes, maxUploads } from '@kmx/shared-contracts/forms.ts';
import type { ReactNode } from 'react';
import { formatSize } from '../format/format-size.ts';
import { useTranslate } from '../messages/messages.tsx';
import { usePageRequest } from '../remote/remote-root.tsx';
import { isUnderWay } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

interface MediaFieldProps extends Pick<FileFieldProps, 'ref' | 'id' | 'icon' | 'optionalText' | 'error'> {
  readonly uploads: Pick<Uploads, 'items' | 'add' | 'pause' | 'resume' | 'remove'>;
  /** Whether no further file can be added. */
  readonly isFull: boolean;
}

/** Takes the files out of an input, so that the same ones can be chosen again after they were removed. */
export function takeFiles(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  if (files.length > 0) input.value = '';
  return files;
}

/** A field for pictures and videos, with a row for each upload; its texts are `upload.*` of the remote (PUB-105, POR-068). */
export function MediaField({ uploads, isFull, error, ...attributes }: MediaFieldProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { items, add, pause, resume, remove } = uploads;
  const count = items.filter(({ state, id }) => state === 'done' && id !== null).length;
  return (
    <FileField
      {...attributes}
      label={t('upload.label')}
      hint={t('upload.hint', { size: formatSize(maxUploadBytes, locale), count: maxUploads })}
      error={items.some(({ state }) => state === 'failed') ? t('upload.failed') : error}
      chooseText={t('upload.choose')}
      dropText={t('upload.drop')}
      listLabel={t('upload.list')}
      status={items.some(isUnderWay) ? t('upload.underWay') : count > 0 ? t('upload.complete', { count }) : ''}
      accept="image/*,video/*"
      multiple
      disabled={isFull}
      onChange={({ currentTarget }) => {
        const files = takeFiles(currentTarget);
        if (files.length > 0) add(files);
      }}
    >
      {items.map((item) => (
        <UploadRow
          key={item.key}
          item={item}
          onPause={() => pause(item.key)}
          onResume={() => resume(item.key)}
          onRemove={() => remove(item.key)}
        />
      ))}
    </FileField>
  );
}
