// @ts-nocheck
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide, Example } from '../example/example.ts';
import { refreshIcon, signInIcon } from '../icon/icons.ts';
import { NoticePage } from './notice-page.tsx';

/** What the style guide says about NoticePage. */
export const guide: ComponentGuide = {
  name: 'NoticePage',
  summary: 'A page that says why nothing is shown, and the ways on.',
  use: [
    'For addresses that hold nothing, pages that need a sign-in or a permission, and things no longer offered.',
    'With one primary way on and at most two others.',
  ],
  avoid: ['For one failed part of a page: use PageFailure or FlashMessage.', 'Without a way on.'],
  access: ['The title is the heading of level 1 unless told otherwise.', 'The cut wire is decoration and hidden.'],
  forcedColors: 'The wire disappears; the overline, the title and the ways on stay.',
};

const tryAgain = <Button icon={refreshIcon}>Try again</Button>;

/** Examples of NoticePage for the style guide: one for each reason why a page shows nothing. */
export const examples: readonly Example[] = [
  createExample('not-found', 'The address holds nothing', {
    note: 'Status 404. The address stands in the small print, so that it can be reported.',
    overline: '404',
    heading: 'This page does not exist',
    text: 'It may have moved, or the address may contain a typing error.',
    smallPrint: 'Page not found: /en/products/pila-34O',
    ways: (
      <>
        <Button href="#products">Browse machines</Button>{' '}
        <Button href="#home" variant="secondary">
          To the home page
        </Button>
      </>
    ),
  }),
  createExample('no-permission', 'No permission', {
    note: 'Status 403. Says who can give the permission; never what is behind it.',
    overline: '403',
    heading: 'You do not have access',
    text: 'Your account is not authorised for user administration. The administrator of your organisation can change that.',
    ways: <Button href="#dashboard">To the dashboard</Button>,
  }),
  createExample('sign-in', 'Session expired', {
    note: 'What was typed is kept; the way on leads through the sign-in and back to this page.',
    overline: 'MyKomax',
    heading: 'Please sign in again',
    text: 'You were signed out after a long pause. Your entries on this page are kept until you return.',
    ways: <Button icon={signInIcon}>Sign in</Button>,
  }),
  createExample('withdrawn', 'No longer offered', {
    note: 'Status 410. Names the thing and leads to what took its place.',
    overline: 'Norma 05',
    heading: 'No longer in our range',
    text: 'Norma 05 is no longer built. Spare parts remain available until 2031.',
    ways: (
      <>
        <Button href="#crimp-height">Crimp height gauges</Button>{' '}
        <Button href="#parts" variant="quiet">
          Spare parts
        </Button>
      </>
    ),
  }),
  createExample('too-many', 'Too many requests', {
    note: 'Status 429. Says how long to wait, in a unit that people use.',
    overline: '429',
    heading: 'Too many requests',
    text: 'We received more requests from your connection than we can answer. Please wait one minute and try again.',
    ways: tryAgain,
  }),
  createExample('server-error', 'A fault on our side', {
    note: 'Status 500 or 503. Takes the blame, says that it is recorded, and never shows a technical text.',
    overline: '500',
    heading: 'Sorry, something went wrong',
    text: 'The fault is on our side and has been recorded. We may be carrying out maintenance; please try again in a few minutes.',
    ways: tryAgain,
  }),
  createExample('offline', 'Offline', {
    note: 'What is already on the page stays readable; this stands only where nothing could be loaded.',
    overline: 'No connection',
    heading: 'You are offline',
    text: 'This page has not been opened on this device yet. Please try again as soon as the connection is back.',
    ways: tryAgain,
  }),
];

interface NoticeState {
  readonly note: string;
  readonly overline: string;
  readonly heading: string;
  readonly text: string;
  readonly smallPrint?: string;
  readonly ways: ReactNode;
}

function createExample(id: string, title: string, state: NoticeState): Example {
  const { note, overline, heading, text, smallPrint, ways } = state;
  const small = smallPrint === undefined ? {} : { note: smallPrint };
  return {
    id,
    title,
    note,
    render: () => (
      <NoticePage level={4} overline={overline} title={heading} text={text} {...small}>
        {ways}
      </NoticePage>
    ),
    code: `<NoticePage overline="${overline}" title="${heading}" text={text}>…</NoticePage>`,
  };
}
