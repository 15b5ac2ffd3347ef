import { randomUUID } from 'node:crypto';
import { resolveMailTime, type UndoId } from '../changes/remember-change.ts';
import { rememberTicketChange } from '../changes/remember-ticket-change.ts';
import { createDeskError } from '../model/desk-error.ts';
import type { CloseReason } from '../model/desk-tables.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { countComment, insertComment } from './add-comment.ts';
import { checkTicketVersion, lockTicket, moveTicket, saveTicket } from './change-ticket.ts';
import { queueTicketMails } from './ticket-mails.ts';
import { isReplyOf, mayClose } from './ticket-rights.ts';

interface Closure {
  readonly id: string;
  readonly reason: CloseReason;
  readonly comment: string;
  readonly expectedVersion?: number | null | undefined;
  readonly undoId?: UndoId;
}

/** Closes a ticket, with its reason and an optional last comment (POR-063, POR-064). */
export async function closeTicket(
  request: DeskRequest,
  { id, reason, comment, expectedVersion, undoId }: Closure,
): Promise<void> {
  const { viewer } = request;
  await request.desk.database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, id);
    checkTicketVersion(ticket, expectedVersion);
    const now = new Date();
    const status = moveTicket(request, ticket, 'CLOSE', now);
    const organization = await transaction
      .selectFrom('desk_organization')
      .select('customers_may_close')
      .where('id', '=', ticket.organization_id)
      .executeTakeFirstOrThrow();
    if (!mayClose(viewer, organization)) throw createDeskError('FORBIDDEN');
    const isReply = isReplyOf(viewer, ticket);
    const commentId =
      comment === '' ? null : await insertComment(transaction, request, ticket, comment, randomUUID(), now);
    const counts = comment === '' ? {} : countComment(ticket, isReply, now);
    const change = { ...counts, waiting_since: null, close_reason: reason, closed_at: now };
    await saveTicket(transaction, request, ticket, status, change, now);
    const notBefore = resolveMailTime(request, undoId, now);
    const mailIds = await queueTicketMails(transaction, request, { ticket, status, comment, notBefore });
    await rememberTicketChange(transaction, request, undoId, { ticket, commentId, mailIds });
  });
}
