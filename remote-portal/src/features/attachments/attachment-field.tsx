import { paperclipIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { MediaField } from '@kmx/remote-kit/uploads/media-field.tsx';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { RemovedFiles } from './removed-files.tsx';
import type { Attachments } from './use-attachments.ts';

interface AttachmentFieldProps {
  readonly attachments: Attachments;
  readonly id?: string;
  /** Why the form was refused because of its files. */
  readonly error?: string | undefined;
}

/** Pictures and videos for a ticket or comment: chosen, dropped or taken with the phone's camera (POR-068). */
export function AttachmentField({ attachments, id, error }: AttachmentFieldProps): ReactNode {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { add, removed, putBack, isFull } = attachments;
  const takeDropped = (event: DragEvent<HTMLElement>): void => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isFull) add(files);
  };
  const remove = (key: string): void => {
    // The focused button disappears; the undo button takes the focus if there is one.
    input.current?.focus();
    attachments.remove(key);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={takeDropped}>
      <MediaField
        ref={input}
        id={id}
        icon={paperclipIcon}
        optionalText={t('tickets.optional')}
        error={error}
        uploads={{ ...attachments, remove }}
        isFull={isFull}
      />
      <RemovedFiles removed={removed} onPutBack={putBack} onFocusLost={() => input.current?.focus()} />
    </div>
  );
}
