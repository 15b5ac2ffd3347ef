import { usePageResult, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { useParams } from '@kmx/shared-contracts/router.ts';
import { type ReactNode, useEffect } from 'react';
import { useDeskQuery } from '../../data/use-desk-query.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { TicketPageFrame } from '../../features/tickets/ticket-page-frame.tsx';
import { ticketQuery } from './ticket.query.ts';
import { TicketMissing } from './ticket-missing.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { TicketTools } from './ticket-tools.tsx';
import { TicketView } from './ticket-view.tsx';

/** A colleague's answer is seen after ten seconds at the latest. */
const pollMs = 10_000;

/** One service ticket with its conversation (POR-008, POR-023). */
export function TicketPage(): ReactNode {
  const shell = useShell();
  const { head } = usePageResult();
  const { ticketId = '' } = useParams();
  const result = useDeskQuery(ticketQuery, { id: ticketId }, { pollMs });
  const ticket = result.data?.ticket ?? null;
  const subject = ticket?.subject;
  useEffect(() => {
    if (subject !== undefined) shell?.setHead({ ...head, title: `${subject} | MyKomax | KMX` });
  }, [shell, head, subject]);
  const isMissing = result.error?.kind === 'not-found' || (result.data !== null && ticket === null);
  return (
    <TicketPageFrame
      title={subject}
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
