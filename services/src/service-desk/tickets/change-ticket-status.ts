import { resolveMailTime, type UndoId } from '../changes/remember-change.ts';
import { rememberTicketChange } from '../changes/remember-ticket-change.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { countComment, insertComment } from './add-comment.ts';
import { checkTicketVersion, lockTicket, moveTicket, saveTicket } from './change-ticket.ts';
import { queueTicketMails } from './ticket-mails.ts';
import { isReplyOf } from './ticket-rights.ts';

interface StatusChange {
  readonly id: string;
  readonly action: 'START' | 'ASK' | 'SOLVE';
  readonly comment: string;
  readonly clientMutationId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly undoId?: UndoId;
}

/** Moves a ticket on for service staff, with an optional answer; the customer gets one mail for both (D-22). */
export async function changeTicketStatus(request: DeskRequest, input: StatusChange): Promise<void> {
  await request.desk.database.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, input.id);
    checkTicketVersion(ticket, input.expectedVersion);
    const now = new Date();
    const status = moveTicket(request, ticket, input.action, now);
    const hasComment = input.comment !== '';
    const commentId = hasComment
      ? await insertComment(transaction, request, ticket, input.comment, input.clientMutationId, now)
      : null;
    const counts = hasComment ? countComment(ticket, isReplyOf(request.viewer, ticket), now) : {};
    const waiting_since = status === 'IN_PROGRESS' && !hasComment ? ticket.waiting_since : null;
    const assignee_id = ticket.assignee_id ?? request.viewer.userId;
    await saveTicket(transaction, request, ticket, status, { ...counts, waiting_since, assignee_id }, now);
    const news = { ticket, status, comment: input.comment, notBefore: resolveMailTime(request, input.undoId, now) };
    const mailIds = await queueTicketMails(transaction, request, news);
    await rememberTicketChange(transaction, request, input.undoId, { ticket, commentId, mailIds });
  });
}
