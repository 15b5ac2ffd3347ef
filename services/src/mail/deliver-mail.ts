import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailDatabase, MailTables } from './mail-database.ts';

const connectionMs = 10_000;
const mailsPerRound = 20;
const maxAttempts = 8;
const firstPauseSeconds = 60;
/** Longer than a mail server may take: a mail whose sender was killed is sent again by another process. */
const leaseMs = 5 * 60_000;

export interface MailDelivery {
  /** Sends due mails; a failed one is retried eight times over about two hours. */
  readonly deliverDue: () => Promise<void>;
  /** Resolves when no mail is being sent. */
  readonly close: () => Promise<void>;
}

type Message = MailTables['mail_message'];

function createHeaders({ language, unsubscribe_url }: Message): Record<string, string> {
  const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' };
  if (unsubscribe_url === null) return headers;
  // One click in the mail program ends the subscription (RFC 8058).
  const post = 'List-Unsubscribe=One-Click';
  return { ...headers, 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': post };
}

/** Takes the oldest due mail, so that no other process sends it as well; undefined when none is due. */
function claimNext(database: MailDatabase, now: Date): Promise<Message | undefined> {
  return database
    .updateTable('mail_message')
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs) })
    .where('id', '=', (expression) =>
      expression
        .selectFrom('mail_message')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', now)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Sends the mails of the outbox by SMTP; the address has the form smtp://user:password@host:587. */
export function createMailDelivery(
  database: MailDatabase,
  settings: { readonly smtpUrl: string; readonly sender: string; readonly replyTo: string },
  logger: Logger,
): MailDelivery {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    socketTimeout: connectionMs,
  });

  const note = (id: string, values: Partial<Message>) =>
    database.updateTable('mail_message').set(values).where('id', '=', id).execute();

  async function deliver(message: Message): Promise<void> {
    const attempts = message.attempts + 1;
    try {
      await transport.sendMail({
        from: settings.sender,
        replyTo: settings.replyTo,
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.text_body,
        html: message.html_body,
        // The same for each attempt, so that a mail server can recognize a repetition.
        messageId: `<${message.id}@${new URL(settings.smtpUrl).hostname}>`,
        headers: createHeaders(message),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await note(message.id, { state: 'sent', attempts });
    } catch (error) {
      const isLast = attempts >= maxAttempts;
      const pause = firstPauseSeconds * 2 ** (attempts - 1) * 1000;
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      // The message of a mail server may repeat the address.
      logger.warn({ mail: message.id, attempts, reason, isLast }, 'a mail could not be sent');
      const next_attempt_at = new Date(Date.now() + pause);
      await note(message.id, { state: isLast ? 'failed' : 'queued', attempts, next_attempt_at, last_error: reason });
    }
  }

  let running: Promise<void> | null = null;
  let isClosed = false;
  const deliverAll = async (): Promise<void> => {
    for (let count = 0; count < mailsPerRound && !isClosed; count += 1) {
      const message = await claimNext(database, new Date());
      if (message === undefined) return;
      await deliver(message);
    }
  };
  return {
    deliverDue: () => {
      running ??= deliverAll().finally(() => {
        running = null;
      });
      return running;
    },
    close: async () => {
      isClosed = true;
      // A mail that was sent and not noted would be sent again by another process.
      await running?.catch(() => {});
      transport.close();
    },
  };
}
