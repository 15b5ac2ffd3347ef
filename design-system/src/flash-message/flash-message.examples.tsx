import { Button } from '../button/button.tsx';
import type { ComponentGuide, Example } from '../example/example.ts';
import { Link } from '../link/link.tsx';
import { FlashMessage } from './flash-message.tsx';
import { StaticMessage } from './static-message.tsx';

const ignore = () => undefined;

/** Describes FlashMessage, StaticMessage and FlashRegion for the style guide. */
export const guide: ComponentGuide = {
  name: 'FlashMessage, StaticMessage, FlashRegion',
  summary: 'What just happened, or what holds at the moment.',
  use: [
    'After an action whose result cannot be seen on the page.',
    'StaticMessage for what holds as long as the page is open.',
  ],
  avoid: ['For errors of fields: say it beside the field.', 'For what needs an answer: use Dialog.'],
  access: [
    'Information and success are announced politely, errors at once.',
    'A message that hides by itself waits under the pointer and the focus.',
  ],
  forcedColors: 'The edge stays and the icon tells the kinds apart.',
};

/** Examples of FlashMessage and StaticMessage for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'success',
    title: 'Success',
    note: 'Announced politely, after what is being read.',
    render: () => (
      <FlashMessage type="success" dismissText="Dismiss" onDismiss={ignore}>
        Ticket 20418 is closed.
      </FlashMessage>
    ),
  },
  {
    id: 'error',
    title: 'Error',
    note: 'Announced at once. Says what to do next.',
    render: () => (
      <FlashMessage type="error" title="The file was not uploaded" dismissText="Dismiss" onDismiss={ignore}>
        The connection broke after 4 MB. Nothing is lost: the upload goes on when you are online again.
      </FlashMessage>
    ),
  },
  {
    id: 'static',
    title: 'Static',
    note: 'Cannot be dismissed: part of the page, as a maintenance notice.',
    render: () => (
      <StaticMessage type="info" action={<Link href="#static">Planned maintenance</Link>}>
        Software downloads pause on Saturday from 06:00 to 08:00 UTC.
      </StaticMessage>
    ),
  },
  {
    id: 'information',
    title: 'Information with an action',
    note: 'The action undoes or leads on; the message waits while it has the focus.',
    render: () => (
      <FlashMessage
        type="info"
        dismissText="Dismiss"
        onDismiss={ignore}
        action={
          <Button size="small" variant="secondary">
            Undo
          </Button>
        }
      >
        Orion 420 was removed from the comparison.
      </FlashMessage>
    ),
  },
];
