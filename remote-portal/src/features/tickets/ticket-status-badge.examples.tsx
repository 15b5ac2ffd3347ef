import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { PortalExample } from '../../examples/portal-example.tsx';
import { ticketStatuses } from './ticket-fields.ts';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

/** Describes TicketStatusBadge for the style guide. */
export const guide: ComponentGuide = {
  name: 'TicketStatusBadge',
  summary: 'The status of a ticket in words.',
  use: ['In lists and above a ticket.'],
  avoid: ['For the status of a service: its tile says it.'],
  access: ['The word carries the meaning, the colour repeats it.'],
  forcedColors: 'The word and the edge stay.',
};

/** Examples of TicketStatusBadge for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'all',
    title: 'The way of a ticket',
    note: 'New, in progress and waiting in turn, then solved and closed.',
    render: () => (
      <PortalExample>
        <Stack direction="row" gap={3}>
          {ticketStatuses.map((status) => (
            <TicketStatusBadge key={status} status={status} />
          ))}
        </Stack>
      </PortalExample>
    ),
  },
];
