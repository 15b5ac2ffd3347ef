import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prepareTickets } from '../tickets/test-tickets.ts';

describe('taking back a change of a ticket', () => {
  const tickets = prepareTickets();
  const undo = (id: string, token: string) =>
    tickets.desk.ask(token, 'mutation($id:ID!){undo(id:$id){id ticket{id status version}}}', { id });
  const change = (token: string, call: string) =>
    tickets.desk.ask(token, `mutation{change:${call}{id status version}}`);
  const read = (id: string) =>
    tickets.desk.database.selectFrom('desk_ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const findAccess = async (userId: string) => {
    const query = tickets.desk.database.selectFrom('desk_access').select('id').where('user_id', '=', userId);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const listMails = () => tickets.desk.database.selectFrom('mail_message').selectAll().execute();

  it.each([
    ['NEW', 'closeTicket', 'reason:SOLVED_BY_PROVIDER,comment:"Bye"'],
    ['SOLVED', 'closeTicket', 'reason:NO_LONGER_RELEVANT'],
    ['SOLVED', 'changeTicketStatus', 'action:START'],
    ['IN_PROGRESS', 'changeTicketStatus', 'action:ASK,comment:"Which one?"'],
    ['WAITING_FOR_YOU', 'changeTicketStatus', 'action:SOLVE,comment:"Replaced."'],
    ['NEW', 'assignTicket', 'staffId:null'],
  ] as const)(
    'POR-064 D-22 from %s, %s(%s) is undone with its comment and the mail that has waited',
    async (status, name, values) => {
      const { customer, staff } = tickets;
      const id = await tickets.objects.addTicket('works', customer.id, status, { assignee_id: staff.id });
      const before = await read(id);
      const undoId = randomUUID();
      const answer = await change(staff.token, `${name}(id:"${id}",${values},undoId:"${undoId}")`);
      expect(answer.code).toBeUndefined();
      const mails = await listMails();
      expect(mails.length).toBe(name === 'assignTicket' ? 0 : 1);
      for (const { next_attempt_at } of mails) expect(next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 20_000);
      expect((await undo(undoId, staff.token)).data).toMatchObject({ undo: { ticket: { id, status, version: 3 } } });
      expect(await read(id)).toEqual({ ...before, version: 3, updated_at: expect.any(Date) });
      expect(await listMails()).toEqual([]);
      const comments = tickets.desk.database.selectFrom('desk_comment').select('id').where('ticket_id', '=', id);
      expect(await comments.execute()).toEqual([]);
      const audit = tickets.desk.database.selectFrom('desk_audit').select('action').where('ticket_id', '=', id);
      expect((await audit.orderBy('id').execute()).at(-1)?.action).toBe('CHANGE_UNDONE');
    },
  );

  it('POR-064 a change can be undone once, by the person who made it, in time, and while nobody has edited that version', async () => {
    const { customer, staff } = tickets;
    const close = async () => {
      const id = await tickets.objects.addTicket('works', customer.id, 'SOLVED');
      const undoId = randomUUID();
      await change(customer.token, `closeTicket(id:"${id}",reason:SOLVED_BY_PROVIDER,undoId:"${undoId}")`);
      return { id, undoId };
    };
    const [once, late, sent, moved] = [await close(), await close(), await close(), await close()];
    expect((await undo(once.undoId, staff.token)).code).toBe('NOT_FOUND');
    expect((await undo(once.undoId, customer.token)).code).toBeUndefined();
    expect((await undo(once.undoId, customer.token)).code).toBe('NOT_FOUND');

    const passed = { until: new Date() };
    await tickets.desk.database.updateTable('desk_undo').set(passed).where('id', '=', late.undoId).execute();
    expect((await undo(late.undoId, customer.token)).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'TOO_LATE',
    });

    const assigned = await tickets.objects.addTicket('works', customer.id, 'SOLVED', { assignee_id: staff.id });
    const mailed = randomUUID();
    await change(customer.token, `closeTicket(id:"${assigned}",reason:SOLVED_BY_PROVIDER,undoId:"${mailed}")`);
    await tickets.desk.database.updateTable('mail_message').set({ state: 'sent', attempts: 1 }).execute();
    expect((await undo(mailed, customer.token)).extensions).toMatchObject({ code: 'CONFLICT', reason: 'TOO_LATE' });
    expect((await read(assigned)).status).toBe('CLOSED');

    await tickets.desk.database.updateTable('desk_ticket').set({ version: 9 }).where('id', '=', moved.id).execute();
    expect((await undo(moved.undoId, customer.token)).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'VERSION',
    });
    // The same name for two changes would take back the wrong one.
    const other = await tickets.objects.addTicket('works', customer.id, 'SOLVED');
    const again = await change(
      customer.token,
      `closeTicket(id:"${other}",reason:SOLVED_BY_PROVIDER,undoId:"${sent.undoId}")`,
    );
    expect([again.code, (await read(other)).status]).toEqual(['VALIDATION', 'SOLVED']);
  });

  it.each([
    ['has lost the application', async (id: string) => `withdrawAccess(id:"${await findAccess(id)}")`],
    ['has left the organization', async (id: string) => `removeOrganization(userId:"${id}",organizationId:"works")`],
  ] as const)('POR-064 POR-108 who %s takes nothing back there any more', async (_, write) => {
    const { customer, staff, desk, objects } = tickets;
    await desk.database.updateTable('desk_access').set({ status: 'ACTIVE' }).execute();
    const id = await objects.addTicket('works', customer.id, 'SOLVED');
    const undoId = randomUUID();
    await change(customer.token, `closeTicket(id:"${id}",reason:SOLVED_BY_PROVIDER,undoId:"${undoId}")`);
    const answer = await desk.ask(staff.token, `mutation{${await write(customer.id)}{__typename}}`);
    expect(answer.code).toBeUndefined();
    expect((await undo(undoId, customer.token)).code).toBe('NOT_FOUND');
    expect((await read(id)).status).toBe('CLOSED');
  });
});
