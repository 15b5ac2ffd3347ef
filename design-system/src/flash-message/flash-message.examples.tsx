import type { Example } from '../example/example.ts';
import { Link } from '../link/link.tsx';
import { FlashMessage } from './flash-message.tsx';

const ignore = () => undefined;

/** Examples of FlashMessage for the style guide. */
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
    code: '<FlashMessage type="success" dismissText={t`Dismiss`} onDismiss={dismiss} hideAfter={7000}>…</FlashMessage>',
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
    code: '<FlashMessage type="error" title="The file was not uploaded" …>…</FlashMessage>',
  },
  {
    id: 'static',
    title: 'Static',
    note: 'Cannot be dismissed: part of the page, as a maintenance notice.',
    render: () => (
      <FlashMessage type="info" isStatic action={<Link href="#static">Planned maintenance</Link>}>
        Software downloads pause on Saturday from 06:00 to 08:00 UTC.
      </FlashMessage>
    ),
    code: '<FlashMessage type="info" isStatic>…</FlashMessage>',
  },
];
