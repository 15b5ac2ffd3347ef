import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { Attachment } from './attachment.ts';
import * as styles from './attachment-list.module.css';
import { AttachmentView } from './attachment-view.tsx';

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  /** Requests new links after one has expired. */
  readonly onExpired: () => void;
}

/** Files of a ticket or comment: pictures and videos inline, all others as downloads (POR-023). */
export function AttachmentList({ attachments, onExpired }: AttachmentListProps): ReactNode {
  const t = useTranslate();
  if (attachments.length === 0) return null;
  return (
    // Safari drops list semantics when bullets are removed.
    <ul className={styles.list} role="list" aria-label={t('attachment.list')}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <AttachmentView attachment={attachment} onExpired={onExpired} />
        </li>
      ))}
    </ul>
  );
}
