import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { createTestMessages } from '../../test-page.ts';
import { closeReasons, ticketConcerns, ticketStatuses, ticketTypes } from './ticket-fields.ts';
import { readServerProblems, ticketProblems } from './ticket-problems.ts';

describe('problems with a ticket', () => {
  it('POR-060 the service desk’s findings are shown at the fields of the form', () => {
    const problems = [
      { field: 'input.subject', messageId: 'ticket.subject' },
      { field: 'machineId', messageId: 'ticket.machine' },
      { field: 'input.serialNumber', messageId: 'something.new' },
    ];
    const error = new RequestError('refused', 'A value is not valid', { details: { problems } });
    expect(readServerProblems(error)).toEqual({ subject: 'subject', machineId: 'machine', serialNumber: 'value' });
    expect(readServerProblems(new RequestError('conflict', 'x', { details: { problems } }))).toEqual({});
    expect(readServerProblems(new RequestError('refused', 'x', { details: { problems: 'broken' } }))).toEqual({});
  });

  it('POR-062 ERR-010 an empty comment is answered with the exact text', () => {
    expect(createTestMessages('en')._('tickets.problem.text')).toBe('Please enter a comment');
  });

  it.each([['newTicket.failed'], ['comment.failed'], ['ticket.close.failed'], ['upload.failed']])(
    'POR-066 %s apologises, and the reasons suggest a retry and contacting support',
    (id) => {
      const messages = createTestMessages('en');
      expect(messages._(id)).toMatch(/^We are sorry/);
      for (const kind of ['unavailable', 'timeout', 'unexpected']) {
        expect(messages._(`desk.failure.${kind}`)).toMatch(/try again later.*support/);
      }
    },
  );

  it.each(uiLanguages)('POR-064 D-22 every status, type, effect, reason and problem has a text in %s', (language) => {
    const messages = createTestMessages(language);
    const ids = [
      ...ticketStatuses.flatMap((status) => [`tickets.status.${status}`, `ticket.state.${status}`]),
      ...ticketTypes.map((type) => `tickets.type.${type}`),
      ...ticketConcerns.map((concern) => `tickets.concern.${concern}`),
      ...closeReasons.map((reason) => `tickets.reason.${reason}`),
      ...ticketProblems.map((problem) => `tickets.problem.${problem}`),
    ];
    expect(ids.filter((id) => messages._(id) === id)).toEqual([]);
  });
});
