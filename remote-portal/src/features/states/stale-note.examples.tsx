import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { PortalExample } from '../../examples/portal-example.tsx';
import { StaleNote } from './stale-note.tsx';

/** Describes StaleNote for the style guide. */
export const guide: ComponentGuide = {
  name: 'StaleNote',
  summary: 'Stands above data that could not be brought up to date.',
  use: ['Above a list or a page whose last answer is still shown.'],
  avoid: ['Where nothing is known yet: use DeskFailure.'],
  access: ['A status: it is announced without taking the focus.'],
  forcedColors: 'The edge of the note stays.',
};

/** Examples of StaleNote for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'failed',
    title: 'The newest state is missing',
    note: 'What was known stays readable.',
    render: () => (
      <PortalExample>
        <StaleNote error={new RequestError('unavailable', 'HTTP 503')} onRetry={() => {}} />
      </PortalExample>
    ),
  },
  {
    id: 'offline',
    title: 'Without a connection',
    note: 'It goes away when the connection is back.',
    render: () => (
      <PortalExample>
        <StaleNote error={new RequestError('offline', 'Failed to fetch')} onRetry={() => {}} />
      </PortalExample>
    ),
  },
];
