import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, type Ref, useState } from 'react';
import { joinSentences } from '../../features/lists/sentences.ts';
import { TicketStatusBadge } from '../../features/tickets/ticket-status-badge.tsx';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';

interface TicketStateProps {
  readonly ticket: Ticket;
  /** Whether the texts address service staff, with what to do, or others, with what to expect. */
  readonly isStaff: boolean;
  /** Receives the focus after a status change. */
  readonly ref: Ref<HTMLElement>;
}

/** The progress of a ticket and whose turn it is (D-22). */
export function TicketState({ ticket, isStaff, ref }: TicketStateProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const [openedAt] = useState(() => Date.now());
  const { status, expectedReplyAt, reopenableUntil, closeReason } = ticket;
  const write = (at: string | null) => (at === null ? '' : formatDate(at, locale, true));
  const words = isStaff ? 'ticket.staff' : 'ticket';
  const isForStaff = isStaff && (status === 'NEW' || status === 'WAITING_FOR_YOU');
  const isOverdue = expectedReplyAt !== null && Date.parse(expectedReplyAt) < openedAt;
  return (
    <section
      ref={ref}
      className={styles.state}
      data-status={status}
      tabIndex={-1}
      aria-label={t('tickets.column.status')}
    >
      <TicketStatusBadge status={status} />
      <p>
        {joinSentences(
          locale,
          t(`${isForStaff ? words : 'ticket'}.state.${status}`),
          expectedReplyAt === null
            ? ''
            : t(isOverdue ? `${words}.overdue` : `${words}.expected`, { time: write(expectedReplyAt) }),
          reopenableUntil === null ? '' : t('ticket.reopenable', { time: write(reopenableUntil) }),
          closeReason === null ? '' : t('ticket.closedBecause', { reason: t(`tickets.reason.${closeReason}`) }),
        )}
      </p>
    </section>
  );
}
