import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { mayUseTickets, TicketPageFrame } from '../../features/tickets/ticket-page-frame.tsx';
import { ticketQuery } from './ticket.query.ts';
import { TicketMissing } from './ticket-missing.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { TicketTools } from './ticket-tools.tsx';
import { TicketView } from './ticket-view.tsx';

/** A colleague's answer appears within ten seconds. */
const pollMs = 10_000;

/** One service ticket with its conversation (POR-008, POR-023). */
export function TicketPage(): ReactNode {
  const { user: viewer } = useSession();
  const { ticketId = '' } = useRouteParams();
  const result = useQuery(ticketQuery, { id: ticketId }, { pollMs, isOff: viewer === null || !mayUseTickets(viewer) });
  const ticket = result.data?.ticket ?? null;
  const isMissing = result.error?.kind === 'not-found' || (result.data !== null && ticket === null);
  return (
    <TicketPageFrame
      title={ticket?.subject}
      documentTitle={ticket === null ? undefined : `${ticket.id} · ${ticket.subject}`}
      lead={ticket === null ? undefined : ticket.id}
      skeleton={<TicketSkeleton />}
      actions={ticket === null ? undefined : <TicketTools />}
    >
      {(user) =>
        isMissing ? (
          <TicketMissing />
        ) : (
          <DeskData result={result} skeleton={<TicketSkeleton />}>
            {() => ticket !== null && <TicketView ticket={ticket} user={user} refresh={result.refresh} />}
          </DeskData>
        )
      }
    </TicketPageFrame>
  );
}
