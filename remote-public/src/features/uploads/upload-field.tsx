import { FileField } from '@kmx/design-system/file-field/file-field.tsx';
import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isUnderWay } from '@kmx/remote-kit/uploads/upload-item.ts';
import { UploadRow } from '@kmx/remote-kit/uploads/upload-row.tsx';
import { useUploads } from '@kmx/remote-kit/uploads/use-uploads.ts';
import { maxUploadBytes, maxUploads } from '@kmx/shared-contracts/forms.ts';
import { type ReactNode, useEffect, useRef } from 'react';

interface UploadFieldProps {
  /** Name of the form field that carries the ids of the complete files. */
  readonly name: string;
  readonly draftName: string;
  readonly token: string;
  /** Told whether files are still on their way, which a form must wait for. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
}

/** Pictures and videos of a form, sent while the rest is filled in (PUB-035, PUB-105, PUB-108). */
export function UploadField({ name, draftName, token, onUnderWay }: UploadFieldProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { items, isLive, add, pause, resume, remove } = useUploads(draftName, token);
  const done = items.flatMap((item) => (item.state === 'done' && item.id !== null ? [item.id] : []));
  const underWay = items.some(isUnderWay);
  useEffect(() => onUnderWay(underWay), [onUnderWay, underWay]);

  const input = useRef<HTMLInputElement>(null);
  const takeFiles = (): void => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0 || input.current === null) return;
    // The same file may be chosen again after it was removed.
    input.current.value = '';
    add(files);
  };
  const hasTaken = useRef(false);
  useEffect(() => {
    // Somebody may have chosen files before the page came to life.
    if (!isLive || hasTaken.current) return;
    hasTaken.current = true;
    takeFiles();
  });
  return (
    <>
      <FileField
        ref={input}
        label={t('upload.label')}
        optionalText={t('form.optional')}
        hint={t('upload.hint', { size: formatSize(maxUploadBytes, locale), count: maxUploads })}
        error={items.some(({ state }) => state === 'failed') ? t('upload.failed') : undefined}
        chooseText={t('upload.choose')}
        dropText={t('upload.drop')}
        listLabel={t('upload.list')}
        status={underWay ? t('upload.underWay') : done.length > 0 ? t('upload.complete', { count: done.length }) : ''}
        accept="image/*,video/*"
        multiple
        disabled={items.length >= maxUploads}
        onChange={takeFiles}
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
      <input type="hidden" name={name} value={done.join(',')} />
    </>
  );
}
