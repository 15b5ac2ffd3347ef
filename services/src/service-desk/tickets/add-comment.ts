import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { clientMutationIdSchema, createTextSchema, idSchema, versionSchema } from '../model/input-schemas.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { checkTicketVersion, lockTicket, moveTicket, saveTicket, type TicketRow } from './change-ticket.ts';
import { claimAttachments } from './claim-attachments.ts';
import { attachmentsSchema } from './create-ticket.ts';
import { queueTicketMails } from './ticket-mails.ts';
import { isReplyOf } from './ticket-rights.ts';

const maxCommentLength = 10_000;

/** POR-062. */
export const newCommentSchema = v.object({
  clientMutationId: clientMutationIdSchema,
  ticketId: idSchema,
  text: createTextSchema('comment.text', maxCommentLength),
  attachments: attachmentsSchema,
  expectedVersion: versionSchema,
});
type NewComment = v.InferOutput<typeof newCommentSchema>;

/** Writes a comment of the viewer; gives its id, or null when its sender has already sent it. */
export async function insertComment(
  database: DeskDatabase,
  { viewer }: DeskRequest,
  ticket: TicketRow,
  text: string,
  clientMutationId: string,
  now: Date,
): Promise<string | null> {
  const inserted = await database
    .insertInto('desk_comment')
    .values({
      id: randomUUID(),
      ticket_id: ticket.id,
      author_id: viewer.userId,
      is_reply: isReplyOf(viewer, ticket),
      text,
      created_at: now,
      client_mutation_id: clientMutationId,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_mutation_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** What a comment changes in its ticket in addition to the status. */
export function countComment(ticket: TicketRow, isReply: boolean, now: Date) {
  return {
    comment_count: ticket.comment_count + 1,
    reply_count: ticket.reply_count + (isReply ? 1 : 0),
    waiting_since: isReply ? null : (ticket.waiting_since ?? now),
  };
}

async function isAlreadySent(database: DeskDatabase, { viewer }: DeskRequest, input: NewComment): Promise<boolean> {
  const sent = await database
    .selectFrom('desk_comment')
    .select('ticket_id')
    .where('author_id', '=', viewer.userId)
    .where('client_mutation_id', '=', input.clientMutationId)
    .executeTakeFirst();
  if (sent !== undefined && sent.ticket_id !== input.ticketId) {
    throw createValidationError([{ field: 'clientMutationId', messageId: 'value' }]);
  }
  return sent !== undefined;
}

/** Adds a comment with its files, once for each id of the sender; on a solved ticket it opens the ticket again (D-22). */
export async function addComment(request: DeskRequest, input: NewComment): Promise<void> {
  await request.desk.database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, input.ticketId);
    if (await isAlreadySent(transaction, request, input)) return;
    checkTicketVersion(ticket, input.expectedVersion);
    const now = new Date();
    const isReply = isReplyOf(request.viewer, ticket);
    const status = moveTicket(request, ticket, isReply ? 'REPLY' : 'COMMENT', now);
    const commentId = await insertComment(transaction, request, ticket, input.text, input.clientMutationId, now);
    if (commentId === null) return;
    await claimAttachments(transaction, input.attachments, { ticketId: ticket.id, commentId });
    await saveTicket(transaction, request, ticket, status, countComment(ticket, isReply, now), now);
    await queueTicketMails(transaction, request, { ticket, status, comment: input.text });
  });
}
