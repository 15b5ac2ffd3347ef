import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type ReactNode, useRef } from 'react';
import { CommentForm } from './comment-form.tsx';
import { StaffPanel } from './staff-panel.tsx';
import { Thread } from './thread.tsx';
import type { Ticket } from './ticket.query.ts';
import { TicketChanges } from './ticket-changes.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketHistory } from './ticket-history.tsx';
import * as styles from './ticket-page.module.css';
import { TicketState } from './ticket-state.tsx';
import { UnsentComment } from './unsent-comment.tsx';
import { useComments } from './use-comments.ts';
import { useFreshReplies } from './use-fresh-replies.ts';
import { useOptimisticTicket } from './use-optimistic-ticket.ts';

interface TicketViewProps {
  readonly ticket: Ticket;
  readonly user: User;
  readonly refresh: () => void;
}

/** The conversation of a ticket, its actions, and its facts at the side (POR-008, SYS-033). */
export function TicketView({ ticket, user, refresh }: TicketViewProps): ReactNode {
  const t = useTranslate();
  const state = useRef<HTMLElement>(null);
  const comments = useComments(ticket, refresh);
  const fresh = useFreshReplies(ticket.comments);
  const optimistic = useOptimisticTicket(ticket);
  const { shown } = optimistic;
  const unsent = comments.text.trim();
  const canComment = shown.allowedActions.includes('COMMENT');
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <TicketState ticket={shown} isStaff={user.isDelegatedAdminInternal} ref={state} />
        <Thread ticket={ticket} comments={comments} fresh={fresh} canEdit={canComment} onExpired={refresh} />
        {canComment && <CommentForm ticket={shown} comments={comments} />}
        {!canComment && unsent !== '' && (
          <UnsentComment
            text={unsent}
            canFollowUp={shown.allowedActions.includes('FOLLOW_UP')}
            onDiscard={() => {
              comments.setText('');
              state.current?.focus();
            }}
          />
        )}
        <TicketChanges
          ticket={ticket}
          optimistic={optimistic}
          refresh={refresh}
          unsent={canComment ? '' : unsent}
          onTaken={() => comments.setText('')}
          onChanged={() => state.current?.focus()}
        />
        <TicketHistory events={ticket.history} />
      </div>
      <aside className={styles.side} aria-label={t('ticket.facts')}>
        <StaffPanel ticket={ticket} optimistic={optimistic} refresh={refresh} />
        <TicketFacts ticket={ticket} user={user} />
      </aside>
    </div>
  );
}
