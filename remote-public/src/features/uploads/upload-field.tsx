import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { MediaField, takeFiles } from '@kmx/remote-kit/uploads/media-field.tsx';
import { isUnderWay } from '@kmx/remote-kit/uploads/upload-item.ts';
import { useUploads } from '@kmx/remote-kit/uploads/use-uploads.ts';
import { maxUploads } from '@kmx/shared-contracts/forms.ts';
import { type ReactNode, useEffect, useRef } from 'react';

interface UploadFieldProps {
  /** Name of the form field that contains the ids of the uploaded files. */
  readonly name: string;
  readonly draftName: string;
  readonly token: string;
  /** Called with whether files are still uploading, which a form must wait for. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
}

/** Pictures and videos of a form, uploaded while the rest is filled in (PUB-035, PUB-105, PUB-108). */
export function UploadField({ name, draftName, token, onUnderWay }: UploadFieldProps): ReactNode {
  const t = useTranslate();
  const uploads = useUploads(draftName, token);
  const { items, isLive, add } = uploads;
  const done = items.flatMap((item) => (item.state === 'done' && item.id !== null ? [item.id] : []));
  const underWay = items.some(isUnderWay);
  useEffect(() => onUnderWay(underWay), [onUnderWay, underWay]);

  const input = useRef<HTMLInputElement>(null);
  const hasTaken = useRef(false);
  useEffect(() => {
    // Files may have been chosen before the page was hydrated.
    if (!isLive || hasTaken.current || input.current === null) return;
    hasTaken.current = true;
    const files = takeFiles(input.current);
    if (files.length > 0) add(files);
  });
  return (
    <>
      <MediaField ref={input} optionalText={t('form.optional')} uploads={uploads} isFull={items.length >= maxUploads} />
      <input type="hidden" name={name} value={done.join(',')} />
    </>
  );
}
