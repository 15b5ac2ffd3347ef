import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { PortalExample } from '../../examples/portal-example.tsx';
import { accessStatuses } from './access-status.ts';
import { AccessStatusBadge } from './access-status-badge.tsx';

/** Describes AccessStatusBadge for the style guide. */
export const guide: ComponentGuide = {
  name: 'AccessStatusBadge',
  summary: 'The status of an access in words.',
  use: ['Beside a person or an application in the user administration.'],
  avoid: ['For the status of a ticket: use TicketStatusBadge.'],
  access: ['The word carries the meaning, the colour repeats it.'],
  forcedColors: 'The word and the edge stay.',
};

/** Examples of AccessStatusBadge for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'all',
    title: 'Every status of an access',
    note: 'The most urgent first.',
    render: () => (
      <PortalExample>
        <Stack direction="row" gap={3}>
          {accessStatuses.map((status) => (
            <AccessStatusBadge key={status} status={status} />
          ))}
        </Stack>
      </PortalExample>
    ),
  },
];
