// @ts-nocheck
import { expect, it } from 'vitest';
import type { Ticket } from './ticket.query.ts';
import { foreseeTicket } from './use-foreseen-ticket.ts';

const ticket = {
  status: 'SOLVED',
  allowedActions: ['COMMENT', 'CLOSE', 'FOLLOW_UP', 'START'],
  expectedReplyAt: null,
  reopenableUntil: '2026-12-05T09:00:00.000Z',
} as unknown as Ticket;

it('D-22 a ticket that is being closed takes nothing more, one that is being started keeps its comment form', () => {
  expect(foreseeTicket(ticket, 'CLOSED')).toMatchObject({
    status: 'CLOSED',
    allowedActions: [],
    reopenableUntil: null,
  });
  expect(foreseeTicket(ticket, 'IN_PROGRESS')).toMatchObject({ status: 'IN_PROGRESS', allowedActions: ['COMMENT'] });
});
