// @ts-nocheck
import type { ComponentGuide, Example } from '../example/example.ts';
import { ErrorPage } from './error-page.tsx';

/** What the style guide says about ErrorPage. */
export const guide: ComponentGuide = {
  name: 'ErrorPage',
  summary: 'The page the shell answers with when there is no page: what happened, whether to wait, and the ways on.',
  use: ['By the shell alone, for every status from 400 on; header and footer stand around it where they can be had.'],
  avoid: ['In a remote: use NoticePage for what the remote itself knows.', 'With a stack or a text of a library.'],
  access: [
    'The title is the heading of level 1; the status stands above it in words.',
    'Works without script: every way on is a link.',
    'The text in English at the foot says so by lang.',
  ],
  forcedColors: 'The edge of the notice stays; buttons keep their edges.',
};

const ways = {
  home: { href: '#home', text: 'Go to the home page' },
  next: { href: '#products', text: 'Browse products' },
  contact: { href: '#contact', text: 'Contact us' },
};

interface ErrorState {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly notice?: string;
  readonly message?: string;
  readonly next?: { readonly href: string; readonly text: string };
}

const maintenance = 'We may be carrying out maintenance. Please try again in a few minutes.';

const states: readonly ErrorState[] = [
  {
    status: 400,
    title: 'This address cannot be read',
    text: 'The address or the data sent with it is incomplete or contains characters that are not allowed. Please check the address and try again.',
    note: 'Also stands for every other status below 500 that has no text of its own.',
  },
  {
    status: 403,
    title: 'You do not have access',
    text: 'Your account is not authorised for this page. If you need access, please contact the administrator of your organisation.',
    note: 'Also for 401. Never says what is behind it. In the portal the second way leads to its dashboard.',
    next: { href: '#mykomax', text: 'Go to MyKomax' },
  },
  {
    status: 404,
    title: 'This page does not exist',
    text: 'It may have moved, or the address may contain a typing error. The product range and our contact page are good places to continue.',
    note: 'The small print repeats the address as the server read it, so that it can be reported.',
    message: 'Page not found: /products/pila-34O',
  },
  {
    status: 405,
    title: 'This action is not possible here',
    text: 'The page does not accept this kind of request. Please return to the previous page and use the controls offered there.',
    note: 'For a form that was sent to a page.',
  },
  {
    status: 410,
    title: 'This link has expired',
    text: 'Some links are valid for a limited time only. Please go back to where you received the link, or ask for a new one.',
    note: 'For preview links and links to files.',
  },
  {
    status: 429,
    title: 'Too many requests',
    text: 'We have received an unusually high number of requests from your connection. Please wait one minute and try again.',
    note: 'Says how long to wait, in a unit that people use.',
  },
  {
    status: 500,
    title: 'Sorry, something went wrong',
    text: 'An unexpected error occurred. The fault is on our side and has been recorded.',
    note: 'Every status from 500 on takes the blame, says whether to wait, and shows no technical text.',
    notice: maintenance,
  },
];

/** Examples of ErrorPage for the style guide: one for each text that the shell has. */
export const examples: readonly Example[] = states.map(
  ({ status, title, text, note, notice = null, message = '', next = ways.next }) => ({
    id: String(status),
    title: `Status ${status}`,
    note,
    render: () => (
      <ErrorPage
        level={4}
        status={status}
        overline={`Error ${status}`}
        title={title}
        text={text}
        notice={notice}
        ways={{ ...ways, next }}
        message={message}
      />
    ),
    code: `<ErrorPage status={${status}} overline={overline} title={title} text={text} notice={${notice === null ? 'null' : 'notice'}} ways={ways} message={message} />`,
  }),
);
