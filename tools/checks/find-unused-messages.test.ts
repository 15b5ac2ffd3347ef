import { expect, it } from 'vitest';
import { findUnusedMessages } from './find-unused-messages.ts';

const sources = [
  "translate('dashboard.greeting', { name })",
  'translate(`ticket.state.${status}`)',
  'translate(`${area}.title`)',
  'fetch(`${origin}/status`)',
];

it('a message that no source names is unused', () => {
  expect(findUnusedMessages(['dashboard.greeting', 'dashboard.farewell'], sources)).toEqual(['dashboard.farewell']);
});

it('a template names each message that it fits, wherever the part stands that varies', () => {
  const ids = ['ticket.state.NEW', 'contact.title', 'ticket.state', 'contact.text'];
  expect(findUnusedMessages(ids, sources)).toEqual(['ticket.state', 'contact.text']);
});
