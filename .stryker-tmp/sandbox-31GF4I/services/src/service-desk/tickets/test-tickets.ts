// @ts-nocheck
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestObjects } from '../authorization/test-objects.ts';
import { createTestDesk } from '../create-test-desk.ts';

/** Role string of people with access to tickets. */
export const ticketing = 'kmx_int_serviceticketing_active';

async function openTickets() {
  const desk = await createTestDesk();
  const objects = createTestObjects(desk.database);
  await objects.addOrganization('works');

  async function addPerson(roles: readonly string[], application: string, role: string, more: object = {}) {
    const id = randomUUID();
    await objects.addUser(['works'], { id, account_id: id, email: `${id}@works.example`, ...more });
    await objects.addAccess(id, 'works', application, 'ACTIVE', { role });
    return { id, token: await desk.signToken({ sub: id, email: `${id}@works.example`, roles }) };
  }
  const customer = await addPerson([ticketing], 'service-ticketing', 'own-tickets', { language: 'de' });
  const more = { is_service_staff: true, language: 'ja' };
  const staff = await addPerson(['kmx_delegatedadmin_intern'], 'delegated-admin', 'internal', more);

  const fields =
    'id version status type subject machineName serialNumber concern closeReason replies commentCount followUpOf';
  const create = (input: object, token = customer.token) =>
    desk.ask(
      token,
      `mutation($input:CreateTicketInput!){createTicket(input:$input){${fields} attachments{name sizeBytes mediaType url}}}`,
      {
        input: {
          clientMutationId: randomUUID(),
          locationId: 'works-location',
          type: 'FAULT',
          isMachineUnlisted: true,
          subject: 'It stops',
          description: 'Since Monday.',
          ...input,
        },
      },
    );
  const comment = (ticketId: string, token: string, input: object = {}) =>
    desk.ask(
      token,
      `mutation($input:AddCommentInput!){addComment(input:$input){${fields} comments{text isReply isOwn}}}`,
      {
        input: { clientMutationId: randomUUID(), ticketId, text: 'More about it', ...input },
      },
    );
  const close = (id: string, token: string, more: object = {}) =>
    desk.ask(
      token,
      `mutation($id:ID!,$reason:CloseReason,$comment:String,$expectedVersion:Int){closeTicket(id:$id,reason:$reason,comment:$comment,expectedVersion:$expectedVersion){${fields}}}`,
      { id, reason: 'SOLVED_BY_PROVIDER', ...more },
    );
  const changeStatus = (id: string, action: string, more: object = {}) =>
    desk.ask(
      staff.token,
      `mutation($id:ID!,$action:TicketAction!,$comment:String,$expectedVersion:Int){changeTicketStatus(id:$id,action:$action,comment:$comment,expectedVersion:$expectedVersion){${fields}}}`,
      { id, action, ...more },
    );
  const followUp = (id: string, token: string, clientMutationId: string = randomUUID()) =>
    desk.ask(
      token,
      `mutation($id:ID!,$clientMutationId:ID!){createFollowUp(id:$id,clientMutationId:$clientMutationId){${fields}}}`,
      {
        id,
        clientMutationId,
      },
    );
  const assign = (id: string) =>
    desk.ask(staff.token, `mutation($id:ID!,$staffId:ID){assignTicket(id:$id,staffId:$staffId){${fields}}}`, {
      id,
      staffId: staff.id,
    });

  return { desk, objects, customer, staff, addPerson, create, comment, close, changeStatus, followUp, assign };
}

/** A desk for one file of tests about tickets, with a customer and one of service staff; each test starts without mails. */
export function prepareTickets(): Awaited<ReturnType<typeof openTickets>> {
  const tickets = {} as Awaited<ReturnType<typeof openTickets>>;
  beforeAll(async () => {
    Object.assign(tickets, await openTickets());
  }, 120_000);
  beforeEach(async () => {
    await tickets.desk.database.deleteFrom('mail_message').execute();
  });
  afterAll(() => tickets.desk.close());
  return tickets;
}
