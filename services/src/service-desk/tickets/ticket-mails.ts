import { queueMails } from '../../mail/queue-mail.ts';
import { createDeskMail, type MailRecipient } from '../mails/create-desk-mail.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import type { TicketStatus } from '../model/ticket-transitions.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import type { TicketRow } from './change-ticket.ts';

interface TicketNews {
  /** As it was before. */
  readonly ticket: TicketRow;
  readonly status: TicketStatus;
  /** Empty when only the status changed. */
  readonly comment: string;
  readonly notBefore?: Date;
}

async function loadRecipients(
  database: DeskDatabase,
  { viewer }: DeskRequest,
  { contact_id, assignee_id }: TicketRow,
): Promise<readonly MailRecipient[]> {
  const ids = [contact_id, assignee_id].filter((id) => id !== null && id !== viewer.userId);
  if (ids.length === 0) return [];
  return database
    .selectFrom('desk_user')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', 'in', ids)
    .where('receives_mails', '=', true)
    .where('activated_at', 'is not', null)
    .execute();
}

/**
 * One mail to the contact and one to the assignee about a comment, a status or both; nobody is told about their own
 * actions. Returns their ids.
 */
export async function queueTicketMails(
  database: DeskDatabase,
  request: DeskRequest,
  news: TicketNews,
): Promise<readonly string[]> {
  const { ticket, status, comment } = news;
  const isStatusNews = status !== ticket.status;
  if (!isStatusNews && comment === '') return [];
  const { settings } = request.desk;
  const mails = (await loadRecipients(database, request, ticket)).map((recipient) =>
    createDeskMail(settings.publicOrigin, recipient, {
      kind: isStatusNews ? 'ticketStatus' : 'ticketComment',
      path: `tickets/${ticket.id}`,
      values: { ticket: ticket.id, subject: ticket.subject },
      status,
      quote: comment,
    }),
  );
  return queueMails(database, mails, settings.mailState, news.notBefore);
}
