import type { ComponentGuide, Example } from '../example/example.ts';
import { ErrorPage } from './error-page.tsx';

/** Describes ErrorPage for the style guide. */
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

const maintenance = 'We may be carrying out maintenance. Please try again in a few minutes.';

/** Examples of ErrorPage for the style guide: one for each text that the shell has. */
export const examples: readonly Example[] = [
  {
    id: '400',
    title: 'Status 400',
    note: 'Also stands for every other status below 500 that has no text of its own.',
    render: () => (
      <ErrorPage
        level={4}
        status={400}
        overline="Error 400"
        title="This address cannot be read"
        text="The address or the data sent with it is incomplete or contains characters that are not allowed. Please check the address and try again."
        notice={null}
        ways={ways}
        message=""
      />
    ),
  },
  {
    id: '403',
    title: 'Status 403',
    note: 'Also for 401. Never says what is behind it. In the portal the second way leads to its dashboard.',
    render: () => (
      <ErrorPage
        level={4}
        status={403}
        overline="Error 403"
        title="You do not have access"
        text="Your account is not authorised for this page. If you need access, please contact the administrator of your organisation."
        notice={null}
        ways={{ ...ways, next: { href: '#mykomax', text: 'Go to MyKomax' } }}
        message=""
      />
    ),
  },
  {
    id: '404',
    title: 'Status 404',
    note: 'The small print repeats the address as the server read it, so that it can be reported.',
    render: () => (
      <ErrorPage
        level={4}
        status={404}
        overline="Error 404"
        title="This page does not exist"
        text="It may have moved, or the address may contain a typing error. The product range and our contact page are good places to continue."
        notice={null}
        ways={ways}
        message="Page not found: /products/pila-34O"
      />
    ),
  },
  {
    id: '405',
    title: 'Status 405',
    note: 'For a form that was sent to a page.',
    render: () => (
      <ErrorPage
        level={4}
        status={405}
        overline="Error 405"
        title="This action is not possible here"
        text="The page does not accept this kind of request. Please return to the previous page and use the controls offered there."
        notice={null}
        ways={ways}
        message=""
      />
    ),
  },
  {
    id: '410',
    title: 'Status 410',
    note: 'For preview links and links to files.',
    render: () => (
      <ErrorPage
        level={4}
        status={410}
        overline="Error 410"
        title="This link has expired"
        text="Some links are valid for a limited time only. Please go back to where you received the link, or ask for a new one."
        notice={null}
        ways={ways}
        message=""
      />
    ),
  },
  {
    id: '429',
    title: 'Status 429',
    note: 'Says how long to wait, in a unit that people use.',
    render: () => (
      <ErrorPage
        level={4}
        status={429}
        overline="Error 429"
        title="Too many requests"
        text="We have received an unusually high number of requests from your connection. Please wait one minute and try again."
        notice={null}
        ways={ways}
        message=""
      />
    ),
  },
  {
    id: '500',
    title: 'Status 500',
    note: 'Every status from 500 on takes the blame, says whether to wait, and shows no technical text; the small print names the request, so that it can be found.',
    render: () => (
      <ErrorPage
        level={4}
        status={500}
        overline="Error 500"
        title="Sorry, something went wrong"
        text="An unexpected error occurred. The fault is on our side and has been recorded."
        notice={maintenance}
        ways={ways}
        message=""
        reference="Reference for questions: 4bf92f3577b34da6a3ce929d0e0e4736"
      />
    ),
  },
];
