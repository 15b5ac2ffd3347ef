import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type TicketMove, type TicketStatus, ticketTransitions } from '../model/ticket-transitions.ts';
import { prepareTickets } from './test-tickets.ts';

const day = 86_400_000;
const tickets = prepareTickets();

describe('the way of a ticket', () => {
  const moves: Readonly<Record<TicketMove, (id: string) => ReturnType<typeof tickets.create>>> = {
    COMMENT: (id) => tickets.comment(id, tickets.customer.token),
    REPLY: (id) => tickets.comment(id, tickets.staff.token),
    START: (id) => tickets.changeStatus(id, 'START'),
    ASK: (id) => tickets.changeStatus(id, 'ASK'),
    SOLVE: (id) => tickets.changeStatus(id, 'SOLVE'),
    CLOSE: (id) => tickets.close(id, tickets.customer.token),
    ASSIGN: (id) => tickets.assign(id),
    FOLLOW_UP: (id) => tickets.followUp(id, tickets.customer.token),
  };
  const statuses = Object.keys(ticketTransitions) as TicketStatus[];
  const cells = statuses.flatMap((status) =>
    (Object.keys(moves) as TicketMove[]).map((move) => [status, move] as const),
  );

  it.each(cells)('POR-065 D-22 from %s, %s leads where the table says or is refused with 409', async (status, move) => {
    const id = await tickets.objects.addTicket('works', tickets.customer.id, status);
    const answer = await moves[move](id);
    const next = ticketTransitions[status][move];
    const query = tickets.desk.database.selectFrom('desk_ticket').select(['status', 'version']).where('id', '=', id);
    const row = await query.executeTakeFirstOrThrow();
    if (next === undefined) {
      expect([answer.code, answer.status, answer.extensions['reason']]).toEqual(['CONFLICT', 409, 'TRANSITION']);
      expect(answer.extensions['current']).toEqual({ id, version: 1, status });
      expect(row).toEqual({ status, version: 1 });
    } else {
      expect([answer.code, row.status]).toEqual([undefined, next]);
    }
  });

  it('POR-065 a comment opens a solved ticket again for 14 days and not longer', async () => {
    const solve = (days: number) =>
      tickets.objects.addTicket('works', tickets.customer.id, 'SOLVED', {
        solved_at: new Date(Date.now() - days * day),
      });
    const recent = await solve(13.9);
    expect((await tickets.comment(recent, tickets.customer.token)).data).toMatchObject({
      addComment: { status: 'IN_PROGRESS' },
    });
    const old = await solve(14.1);
    const answer = await tickets.comment(old, tickets.customer.token);
    expect([answer.code, answer.extensions['reason']]).toEqual(['CONFLICT', 'TOO_LATE']);
    const { data } = await tickets.desk.ask(tickets.customer.token, `{ticket(id:"${old}"){allowedActions}}`);
    expect(data).toEqual({ ticket: { allowedActions: ['CLOSE', 'FOLLOW_UP'] } });
    expect((await tickets.followUp(old, tickets.customer.token)).data).toMatchObject({
      createFollowUp: { status: 'NEW', followUpOf: old },
    });
  });

  it('POR-063 POR-064 is closed with one of three reasons, with or without a comment', async () => {
    const id = await tickets.objects.addTicket('works', tickets.customer.id, 'IN_PROGRESS');
    expect((await tickets.close(id, tickets.customer.token, { reason: null })).extensions['messageId']).toBe(
      'ticket.closeReason',
    );
    const withComment = await tickets.close(id, tickets.customer.token, {
      reason: 'NO_LONGER_RELEVANT',
      comment: 'Thank you',
    });
    expect(withComment.data).toMatchObject({
      closeTicket: { status: 'CLOSED', closeReason: 'NO_LONGER_RELEVANT', commentCount: 1 },
    });
    const other = await tickets.objects.addTicket('works', tickets.customer.id, 'SOLVED');
    expect((await tickets.close(other, tickets.customer.token)).data).toMatchObject({
      closeTicket: { commentCount: 0 },
    });
  });

  it('POR-064 an organization may keep closing to service staff', async () => {
    const set = (customers_may_close: boolean) =>
      tickets.desk.database
        .updateTable('desk_organization')
        .set({ customers_may_close })
        .where('id', '=', 'works')
        .execute();
    const id = await tickets.objects.addTicket('works', tickets.customer.id, 'SOLVED');
    await set(false);
    expect((await tickets.close(id, tickets.customer.token)).code).toBe('FORBIDDEN');
    expect((await tickets.close(id, tickets.staff.token)).code).toBeUndefined();
    await set(true);
  });

  it('two people at one ticket: the one with an older state gets the current one and changes nothing', async () => {
    const id = await tickets.objects.addTicket('works', tickets.customer.id, 'NEW');
    expect((await tickets.changeStatus(id, 'START', { expectedVersion: 1 })).data).toMatchObject({
      changeTicketStatus: { version: 2 },
    });
    const late = await tickets.close(id, tickets.customer.token, { expectedVersion: 1 });
    expect([late.code, late.extensions['reason']]).toEqual(['CONFLICT', 'VERSION']);
    expect(late.extensions['current']).toEqual({ id, version: 2, status: 'IN_PROGRESS' });
  });

  it('POR-062 a comment needs text, and counts once however often it is sent', async () => {
    const id = await tickets.objects.addTicket('works', tickets.customer.id, 'IN_PROGRESS');
    expect((await tickets.comment(id, tickets.customer.token, { text: ' ' })).extensions['messageId']).toBe(
      'comment.text',
    );
    const clientMutationId = randomUUID();
    await Promise.all([1, 2].map(() => tickets.comment(id, tickets.customer.token, { clientMutationId })));
    await tickets.close(id, tickets.customer.token);
    const last = await tickets.comment(id, tickets.customer.token, { clientMutationId });
    expect(last.data).toMatchObject({ addComment: { commentCount: 1, status: 'CLOSED' } });
  });
});
