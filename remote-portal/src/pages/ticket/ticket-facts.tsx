import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import type { Ticket } from './ticket.query.ts';
import * as styles from './ticket-page.module.css';

interface TicketFactsProps {
  readonly ticket: Ticket;
  readonly user: User;
}

/** All facts about a ticket except its conversation (SYS-033). */
export function TicketFacts({ ticket, user }: TicketFactsProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { machineId, machineName, serialNumber, location, organization, contact, assignee } = ticket;
  const seesMachines = user.isDelegatedAdminInternal || resolveServiceStatus('inventory', user.roles) === 'active';
  const name = machineName ?? t('tickets.unlisted');
  const machine =
    machineId !== null && seesMachines ? <a href={href(`/mykomax/inventory/${machineId}`)}>{name}</a> : name;
  const linkTicket = (id: string) => (
    <a key={id} href={href(`/mykomax/tickets/${id}`)}>
      {id}
    </a>
  );
  const followUps = <span className={styles.links}>{ticket.followUps.map((id) => linkTicket(id))}</span>;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['tickets.column.type', t(`tickets.type.${ticket.type}`)],
    ['tickets.concern', t(`tickets.concern.${ticket.concern}`)],
    ['tickets.column.machine', machine],
    ['tickets.column.serialNumber', serialNumber],
    ['tickets.column.location', `${location.name}, ${location.city}`],
    ['tickets.column.organization', organization.name],
    ['tickets.column.contact', contact.name],
    ['ticket.assignee', assignee?.name ?? null],
    ['tickets.column.created', <DateText key="created" value={ticket.createdAt} withTime />],
    ['tickets.column.updated', <DateText key="updated" value={ticket.updatedAt} withTime />],
    ['ticket.followUpOf', ticket.followUpOf === null ? null : linkTicket(ticket.followUpOf)],
    ['ticket.followUps', ticket.followUps.length === 0 ? null : followUps],
  ];
  return (
    <section aria-labelledby="ticket-facts">
      <h2 id="ticket-facts" className={styles.title}>
        {t('ticket.facts')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
