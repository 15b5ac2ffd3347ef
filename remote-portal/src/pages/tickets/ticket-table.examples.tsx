import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { PortalExample } from '../../examples/portal-example.tsx';
import { sampleTicket } from '../../samples/sample-tickets.ts';
import { ticketListAddresses } from './list-state.ts';
import { TicketTable } from './ticket-table.tsx';

/** Describes TicketTable for the style guide. */
export const guide: ComponentGuide = {
  name: 'TicketTable',
  summary: 'The tickets of one page of the list.',
  use: ['On the list of tickets, below its filters.'],
  avoid: ['For a few tickets at a glance: the dashboard has a list of links.'],
  access: [
    'A sortable head is a button and says its order; on a narrow window each row is a block of labelled values.',
  ],
  forcedColors: 'Lines and badges keep their edges.',
};

const tickets = [
  sampleTicket,
  { ...sampleTicket, id: 'KMX-100002', subject: 'Spare blades', type: 'SPARE_PARTS', status: 'WAITING_FOR_YOU' },
] as const;

/** Examples of TicketTable for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'own',
    title: 'Tickets of one person',
    note: 'What waits for the customer stands out.',
    render: () => (
      <PortalExample>
        <TicketTable tickets={tickets} state={ticketListAddresses.own.parse({})} onSort={() => {}} />
      </PortalExample>
    ),
  },
  {
    id: 'organization',
    title: 'Tickets of an organization',
    note: 'Has the person and the organization, and the type below the number.',
    render: () => (
      <PortalExample>
        <TicketTable
          tickets={tickets}
          state={ticketListAddresses.organization.parse({ sort: 'subject' })}
          onSort={() => {}}
        />
      </PortalExample>
    ),
  },
];
