import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** `queued` waits for the mail server, `kept` stays in the outbox because there is none, `failed` was given up. */
export type MailState = 'queued' | 'sent' | 'kept' | 'failed';

// A type, because kysely asks for an index signature that interfaces do not have.
export type MailTables = {
  mail_message: {
    id: string;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    language: string;
    state: MailState;
    attempts: number;
    next_attempt_at: Date;
    created_at: Date;
    last_error: string | null;
    /** Address that ends the related subscription by one POST (RFC 8058). */
    unsubscribe_url: string | null;
  };
};

export type MailDatabase = Kysely<Database & MailTables>;
