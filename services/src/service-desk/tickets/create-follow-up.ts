import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '../request/desk-context.ts';
import { lockTicket, moveTicket } from './change-ticket.ts';
import { findSentTicket, insertTicket } from './create-ticket.ts';

interface FollowUp {
  readonly id: string;
  readonly subject: string;
  readonly description: string;
  readonly clientMutationId: string;
}

/** Creates a ticket that continues a solved or closed one; returns the new id (D-22). */
export async function createFollowUp(request: DeskRequest, input: FollowUp): Promise<string> {
  const { clientMutationId } = input;
  return request.desk.database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, input.id);
    const sent = await findSentTicket(transaction, request, clientMutationId);
    if (sent !== null) return sent;
    const now = new Date();
    moveTicket(request, ticket, 'FOLLOW_UP', now);
    const { organization_id, location_id, type, concern, machine_id, machine_name, serial_number } = ticket;
    const facts = {
      ...{ organization_id, location_id, type, concern, machine_id, machine_name, serial_number },
      subject: input.subject || ticket.subject,
      description: input.description || ticket.description,
      follow_up_of: ticket.id,
    };
    const id = await insertTicket(transaction, request, facts, clientMutationId);
    if (id === null) return (await findSentTicket(transaction, request, clientMutationId)) ?? '';
    await transaction
      .insertInto('desk_ticket_event')
      .values({
        id: randomUUID(),
        ticket_id: ticket.id,
        kind: 'FOLLOW_UP_CREATED',
        at: now,
        by_id: request.viewer.userId,
        from_status: null,
        to_status: null,
        reason: null,
        assignee_id: null,
        follow_up_id: id,
      })
      .execute();
    return id;
  });
}
