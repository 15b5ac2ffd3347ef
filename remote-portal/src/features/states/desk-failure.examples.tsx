import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { PortalExample } from '../../examples/portal-example.tsx';
import { DeskFailure } from './desk-failure.tsx';

/** Describes DeskFailure for the style guide. */
export const guide: ComponentGuide = {
  name: 'DeskFailure',
  summary: 'Says what the service desk could not do, and what to do now.',
  use: ['In place of data that could not be loaded.', 'Above a form whose change has failed.'],
  avoid: ['For a field that is wrong: its own message says so.'],
  access: ['It is announced at once; the technical detail is behind a summary.'],
  forcedColors: 'The edge of the box stays.',
};

/** Examples of DeskFailure for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'load',
    title: 'Data that could not be loaded',
    note: 'With another try and the way to support.',
    render: () => (
      <PortalExample>
        <DeskFailure error={new RequestError('unavailable', 'HTTP 503')} onRetry={() => {}} />
      </PortalExample>
    ),
  },
  {
    id: 'change',
    title: 'A change that has failed',
    note: 'Names what could not be done; what was typed stays.',
    render: () => (
      <PortalExample>
        <DeskFailure
          error={new RequestError('offline', 'Failed to fetch')}
          title="We are sorry, the ticket could not be closed"
          isChange
        />
      </PortalExample>
    ),
  },
  {
    id: 'forbidden',
    title: 'Not allowed',
    note: 'Another try would not help, so there is none.',
    render: () => (
      <PortalExample>
        <DeskFailure error={new RequestError('forbidden', 'FORBIDDEN')} />
      </PortalExample>
    ),
  },
];
