import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { TableSkeleton } from '@kmx/design-system/skeleton/table-skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { TicketPageFrame } from '../../features/tickets/ticket-page-frame.tsx';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketResults } from './ticket-results.tsx';
import { createTicketsVariables, ticketsQuery, ticketViewerQuery } from './tickets.query.ts';
import * as styles from './tickets-page.module.css';
import { useTicketList } from './use-ticket-list.ts';

const pageSize = 20;
const noVariables = {};

/** The list of service tickets: search, filters, sort order, pages and export, all reflected in the address (POR-006, POR-023). */
export function TicketsPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <TicketPageFrame
      lead={t('tickets.lead')}
      skeleton={<TableSkeleton />}
      actions={
        <Button href={href('/mykomax/tickets/newticket')} icon={plusIcon}>
          {t('portal.newTicket')}
        </Button>
      }
    >
      {(user) => <Tickets user={user} />}
    </TicketPageFrame>
  );
}

function Tickets({ user }: { readonly user: User }): ReactNode {
  const t = useTranslate();
  const list = useTicketList(user);
  const { state } = list;
  const { data: seesOrganization } = useQuery(ticketViewerQuery, noVariables);
  const result = useQuery(ticketsQuery, createTicketsVariables(state, state.page, pageSize), {
    keepsPrevious: 'while-loading',
  });
  return (
    <div className={styles.list}>
      <TicketFilters
        list={list}
        seesOrganization={seesOrganization === true || state.scope === 'organization'}
        isStaff={user.isDelegatedAdminInternal}
      />
      <DeskData result={result} skeleton={<TableSkeleton />} failureTitle={t('tickets.failed.list')}>
        {(data) => <TicketResults list={list} data={data} isOutdated={result.isOutdated} />}
      </DeskData>
    </div>
  );
}
