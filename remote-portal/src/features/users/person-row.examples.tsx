import { Button } from '@kmx/design-system/button/button.tsx';
import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { PortalExample } from '../../examples/portal-example.tsx';
import { AccessStatusBadge } from './access-status-badge.tsx';
import { PersonRow } from './person-row.tsx';

/** Describes PersonRow for the style guide. */
export const guide: ComponentGuide = {
  name: 'PersonRow',
  summary: 'A person in a list of things to decide.',
  use: ['In the lists of invitations and of requests.'],
  avoid: ['For people without a decision: use a table.'],
  access: ['The buttons name the person, so that a list of buttons can be told apart.'],
  forcedColors: 'The line between rows stays.',
};

/** Examples of PersonRow for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'request',
    title: 'A request',
    note: 'Who, what for, and the buttons.',
    render: () => (
      <PortalExample>
        <ul>
          <PersonRow
            userId="user-tom"
            name="Tom Baxter"
            email="tom.baxter@northline.example"
            badge={<AccessStatusBadge status="PENDING" />}
            actions={
              <Button size="small" aria-label="Accept request: Tom Baxter">
                Accept request
              </Button>
            }
          >
            <p>Machine inventory (Read) · Northline Harness</p>
          </PersonRow>
        </ul>
      </PortalExample>
    ),
  },
];
