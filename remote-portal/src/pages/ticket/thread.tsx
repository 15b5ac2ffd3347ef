import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { AttachmentList } from '../../features/attachments/attachment-list.tsx';
import { OutgoingEntry } from './outgoing-entry.tsx';
import * as threadStyles from './thread.module.css';
import { ThreadEntry } from './thread-entry.tsx';
import type { Ticket, TicketComment } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';
import type { Comments } from './use-comments.ts';

interface ThreadProps {
  readonly ticket: Ticket;
  readonly comments: Comments;
  /** Comments that have arrived while the ticket is open. */
  readonly fresh: readonly TicketComment[];
  /** Whether there is a form that a comment can be put back into. */
  readonly canEdit: boolean;
  readonly onExpired: () => void;
}

/** The conversation: the request, all comments by time, and those being sent. */
export function Thread({ ticket, comments, fresh, canEdit, onExpired }: ThreadProps): ReactNode {
  const t = useTranslate();
  const sorted = ticket.comments.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const last = fresh.at(-1);
  return (
    <section aria-labelledby="ticket-thread">
      <h2 id="ticket-thread" className={styles.title}>
        {t('ticket.thread', { count: 1 + sorted.length })}
      </h2>
      <ol className={threadStyles.thread}>
        <ThreadEntry
          author={ticket.contact}
          at={ticket.createdAt}
          isOwn={ticket.isOwn}
          isReply={false}
          text={ticket.description}
        >
          <AttachmentList attachments={ticket.attachments} onExpired={onExpired} />
        </ThreadEntry>
        {sorted.map((comment) => (
          <ThreadEntry
            key={comment.id}
            author={comment.author}
            at={comment.createdAt}
            isOwn={comment.isOwn}
            isReply={comment.isReply}
            isFresh={fresh.includes(comment)}
            text={comment.text}
          >
            <AttachmentList attachments={comment.attachments} onExpired={onExpired} />
          </ThreadEntry>
        ))}
        {comments.outgoing.map((comment) => (
          <OutgoingEntry key={comment.clientMutationId} comment={comment} comments={comments} canEdit={canEdit} />
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>
          {last !== undefined && t('ticket.fresh', { count: fresh.length, name: last.author.name })}
        </VisuallyHidden>
      </p>
    </section>
  );
}
