import { randomUUID } from 'node:crypto';
import type { MailContent } from './mail-content.ts';
import type { MailDatabase, MailState } from './mail-database.ts';
import { renderMailHtml, renderMailText } from './render-mail.ts';

/** A mail to one person. */
export interface Mail {
  readonly recipient: string;
  readonly content: MailContent;
  /** Only for mails of a subscription. */
  readonly unsubscribeUrl?: string;
}

/**
 * Writes mails into the outbox; inside the caller's transaction, so that a promised mail is sent, but not before
 * `notBefore`. Returns their ids.
 */
export async function queueMails(
  database: MailDatabase,
  mails: readonly Mail[],
  state: MailState,
  notBefore = new Date(),
): Promise<readonly string[]> {
  if (mails.length === 0) return [];
  const now = new Date();
  const rows = mails.map(({ recipient, content, unsubscribeUrl }) => ({
    id: randomUUID(),
    recipient,
    subject: content.subject.replaceAll(/\s+/g, ' '),
    text_body: renderMailText(content),
    html_body: renderMailHtml(content),
    language: content.language,
    state,
    attempts: 0,
    next_attempt_at: notBefore,
    created_at: now,
    last_error: null,
    unsubscribe_url: unsubscribeUrl ?? null,
  }));
  await database.insertInto('mail_message').values(rows).execute();
  return rows.map(({ id }) => id);
}
