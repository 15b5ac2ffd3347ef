import { Button } from '../button/button.tsx';
import type { ComponentGuide, Example } from '../example/example.ts';
import { refreshIcon, signInIcon } from '../icon/icons.ts';
import { NoticePage } from './notice-page.tsx';

/** Describes NoticePage for the style guide. */
export const guide: ComponentGuide = {
  name: 'NoticePage',
  summary: 'A page that says why nothing is shown, and the ways on.',
  use: [
    'For addresses that hold nothing, pages that need a sign-in or a permission, and things no longer offered.',
    'With one primary way on and at most two others.',
  ],
  avoid: ['For one failed part of a page: use PageFailure or FlashMessage.', 'Without a way on.'],
  access: ['The title is the heading of level 1 by default.', 'The cut wire is decoration and hidden.'],
  forcedColors: 'The wire disappears; the overline, the title and the ways on stay.',
};

const tryAgain = <Button icon={refreshIcon}>Try again</Button>;

/** Examples of NoticePage for the style guide: one for each reason why a page shows nothing. */
export const examples: readonly Example[] = [
  {
    id: 'not-found',
    title: 'The address holds nothing',
    note: 'Status 404. The address stands in the small print, so that it can be reported.',
    render: () => (
      <NoticePage
        level={4}
        overline="404"
        title="This page does not exist"
        text="It may have moved, or the address may contain a typing error."
        note="Page not found: /en/products/pila-34O"
      >
        <Button href="#products">Browse machines</Button>{' '}
        <Button href="#home" variant="secondary">
          To the home page
        </Button>
      </NoticePage>
    ),
  },
  {
    id: 'no-permission',
    title: 'No permission',
    note: 'Status 403. Says who can give the permission; never what is behind it.',
    render: () => (
      <NoticePage
        level={4}
        overline="403"
        title="You do not have access"
        text="Your account is not authorised for user administration. The administrator of your organisation can change that."
      >
        <Button href="#dashboard">To the dashboard</Button>
      </NoticePage>
    ),
  },
  {
    id: 'sign-in',
    title: 'Session expired',
    note: 'What was typed is kept; the way on leads through the sign-in and back to this page.',
    render: () => (
      <NoticePage
        level={4}
        overline="MyKomax"
        title="Please sign in again"
        text="You were signed out after a long pause. Your entries on this page are kept until you return."
      >
        <Button icon={signInIcon}>Sign in</Button>
      </NoticePage>
    ),
  },
  {
    id: 'withdrawn',
    title: 'No longer offered',
    note: 'Status 410. Names the thing and leads to what took its place.',
    render: () => (
      <NoticePage
        level={4}
        overline="Norma 05"
        title="No longer in our range"
        text="Norma 05 is no longer built. Spare parts remain available until 2031."
      >
        <Button href="#crimp-height">Crimp height gauges</Button>{' '}
        <Button href="#parts" variant="quiet">
          Spare parts
        </Button>
      </NoticePage>
    ),
  },
  {
    id: 'too-many',
    title: 'Too many requests',
    note: 'Status 429. Says how long to wait, in a unit that people use.',
    render: () => (
      <NoticePage
        level={4}
        overline="429"
        title="Too many requests"
        text="We received more requests from your connection than we can answer. Please wait one minute and try again."
      >
        {tryAgain}
      </NoticePage>
    ),
  },
  {
    id: 'server-error',
    title: 'A fault on our side',
    note: 'Status 500 or 503. Takes the blame, says that it is recorded, and never shows a technical text.',
    render: () => (
      <NoticePage
        level={4}
        overline="500"
        title="Sorry, something went wrong"
        text="The fault is on our side and has been recorded. We may be carrying out maintenance; please try again in a few minutes."
      >
        {tryAgain}
      </NoticePage>
    ),
  },
  {
    id: 'offline',
    title: 'Offline',
    note: 'What is already on the page stays readable; this stands only where nothing could be loaded.',
    render: () => (
      <NoticePage
        level={4}
        overline="No connection"
        title="You are offline"
        text="This page has not been opened on this device yet. Please try again as soon as the connection is back."
      >
        {tryAgain}
      </NoticePage>
    ),
  },
];
