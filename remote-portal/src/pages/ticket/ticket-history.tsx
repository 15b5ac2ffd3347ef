import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import { useStatusText } from '../../features/tickets/use-status-text.ts';
import type { TicketEvent } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';

/** The history of a ticket, event by event, with who caused it. */
export function TicketHistory({ events }: { readonly events: readonly TicketEvent[] }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const writeStatus = useStatusText();
  const sorted = events.toSorted((one, other) => one.at.localeCompare(other.at));
  const describe = ({ kind, by, from, to, reason, assignee }: TicketEvent): string => {
    const values = {
      name: by.name,
      from: from === null ? '' : writeStatus(from),
      to: to === null ? '' : writeStatus(to),
      reason: reason === null ? '' : t(`tickets.reason.${reason}`),
      assignee: assignee?.name ?? '',
    };
    return t(kind === 'ASSIGNED' && assignee === null ? 'ticket.event.UNASSIGNED' : `ticket.event.${kind}`, values);
  };
  return (
    <Disclosure summary={<h2 className={styles.summary}>{t('ticket.history')}</h2>}>
      <ol className={styles.history}>
        {sorted.map((event) => (
          <li key={event.id}>
            <span className={styles.muted}>
              <DateText value={event.at} withTime />
            </span>
            <span>
              {describe(event)}{' '}
              {event.followUpId !== null && (
                <a href={href(`/mykomax/tickets/${event.followUpId}`)}>{event.followUpId}</a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
