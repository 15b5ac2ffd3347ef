import { expect, it } from 'vitest';
import type { Ticket } from './ticket.query.ts';
import { createOptimisticTicket } from './use-optimistic-ticket.ts';

const ticket = {
  status: 'SOLVED',
  allowedActions: ['COMMENT', 'CLOSE', 'FOLLOW_UP', 'START'],
  expectedReplyAt: null,
  reopenableUntil: '2026-12-05T09:00:00.000Z',
} as unknown as Ticket;

it('D-22 a ticket being closed accepts no more comments, one being started keeps its comment form', () => {
  expect(createOptimisticTicket(ticket, 'CLOSED')).toMatchObject({
    status: 'CLOSED',
    allowedActions: [],
    reopenableUntil: null,
  });
  expect(createOptimisticTicket(ticket, 'IN_PROGRESS')).toMatchObject({
    status: 'IN_PROGRESS',
    allowedActions: ['COMMENT'],
  });
});
