import { Button } from '@kmx/design-system/button/button.tsx';
import { messageIcon } from '@kmx/design-system/icon/icons.ts';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { AttachmentField } from '../../features/attachments/attachment-field.tsx';
import { useAttachments } from '../../features/attachments/use-attachments.ts';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import type { Comments } from './use-comments.ts';

const rules = { comment: requireText('comment', 'text') };

interface CommentFormProps {
  readonly ticket: Ticket;
  readonly comments: Comments;
}

/** Writes a comment with pictures and videos (POR-062, POR-068, ERR-010). */
export function CommentForm({ ticket, comments }: CommentFormProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const attachments = useAttachments(`ticket-comment-${ticket.id}`);
  const [isHeld, setHeld] = useState(false);
  const { text, setText, carriedFiles } = comments;
  const form = useCheckedForm({
    id: 'ticket',
    values: { comment: text },
    rules,
    describe: (problem) => t(`tickets.problem.${problem}`),
  });
  const send = (): void => {
    if (attachments.isUnderWay) return;
    comments.send(attachments.ids);
    attachments.clear();
  };
  return (
    <FormFrame
      ref={element}
      className={styles.form}
      aria-label={t('comment.title')}
      form={form}
      onAttempt={() => setHeld(attachments.isUnderWay)}
      onSend={send}
    >
      <Textarea
        {...form.getField('comment')}
        required
        rows={5}
        maxLength={10_000}
        label={t('comment.label')}
        hint={ticket.status === 'SOLVED' ? t('comment.reopens') : undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) element.current?.requestSubmit();
        }}
      />
      {carriedFiles > 0 && <p className={styles.muted}>{t('comment.carried', { count: carriedFiles })}</p>}
      <AttachmentField attachments={attachments} />
      {isHeld && attachments.isUnderWay && <p role="alert">{t('upload.unfinished')}</p>}
      <div className={styles.buttons}>
        <Button type="submit" icon={messageIcon}>
          {t('comment.send')}
        </Button>
      </div>
    </FormFrame>
  );
}
