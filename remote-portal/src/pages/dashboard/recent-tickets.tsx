import { Button } from '@kmx/design-system/button/button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import { TicketStatusBadge } from '../../features/tickets/ticket-status-badge.tsx';
import type { DashboardData } from './dashboard.query.ts';
import * as styles from './dashboard-page.module.css';

type Tickets = NonNullable<DashboardData['tickets']>;

/** Number of open tickets, the latest changed ones, and a link to open a new one. */
export function RecentTickets({ tickets }: { readonly tickets: Tickets }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className={styles.panel} aria-labelledby="portal-tickets">
      <div className={styles.panelHead}>
        <Heading level={2} size="lead" id="portal-tickets">
          {t('portal.tickets')}
        </Heading>
        <Button href={href('/mykomax/tickets/newticket')} variant="secondary" size="small" icon={plusIcon}>
          {t('portal.newTicket')}
        </Button>
      </div>
      <p className={styles.muted}>{t('dashboard.openTickets', { count: tickets.open })}</p>
      {tickets.recent.length > 0 && (
        <ul className={styles.rows}>
          {tickets.recent.map(({ id, subject, status, machineName, updatedAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.rowText}>
                <Link href={href(`/mykomax/tickets/${id}`)}>{subject}</Link>
                <p className={joinClassNames(styles.muted, styles.facts)}>
                  <span>{id}</span>
                  {machineName !== null && <span>{machineName}</span>}
                  <DateText value={updatedAt} />
                </p>
              </div>
              <TicketStatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      <Link href={href('/mykomax/tickets/list')} variant="standalone">
        {t('dashboard.allTickets')}
      </Link>
    </section>
  );
}
