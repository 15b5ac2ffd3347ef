import { FieldError } from '@kmx/design-system/field/field.tsx';
import { maximumUploadBytes, maximumUploads } from '@kmx/shared-contracts/forms.ts';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { isUnderWay } from '@kmx/shared-contracts/uploads/upload-item.ts';
import { useUploads } from '@kmx/shared-contracts/uploads/use-uploads.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { UploadRow } from './upload-row.tsx';
import * as styles from './uploads.module.css';

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
  const id = useId();
  const { locale } = usePageRequest();
  const { items, isLive, add, pause, resume, remove } = useUploads(draftName, token);
  const megabytes = new Intl.NumberFormat(resolveFormatLocale(locale), { maximumFractionDigits: 1 });
  const formatSize = (bytes: number) => `${megabytes.format(bytes / 1_048_576)} MB`;
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
    <div className={styles.uploads}>
      <label htmlFor={id} className={styles.label}>
        {t('upload.label')} <span className={styles.optional}>{t('form.optional')}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('upload.hint', { size: formatSize(maximumUploadBytes), count: maximumUploads })}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept="image/*,video/*"
        multiple
        disabled={items.length >= maximumUploads}
        aria-describedby={`${id}-hint`}
        onChange={takeFiles}
      />
      <input type="hidden" name={name} value={done.join(',')} />
      {items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
        <ul className={styles.list} role="list" aria-label={t('upload.list')}>
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              size={formatSize(item.size)}
              limit={formatSize(maximumUploadBytes)}
              onPause={() => pause(item.key)}
              onResume={() => resume(item.key)}
              onRemove={() => remove(item.key)}
            />
          ))}
        </ul>
      )}
      {items.some(({ state }) => state === 'failed') && <FieldError id={id} error={t('upload.failed')} />}
      <p role="status" className={styles.status}>
        {underWay ? t('upload.underWay') : done.length > 0 ? t('upload.complete', { count: done.length }) : ''}
      </p>
    </div>
  );
}
