import type { Kysely } from 'kysely';
import type { ContentTables } from '../content/store/content-tables.ts';
import type { Database } from '../database/database.ts';
import type { MailTables } from '../mail/mail-database.ts';
import type { UploadTables } from '../uploads/upload-database.ts';

// A type, because kysely asks for an index signature that interfaces do not have.
export type FormTables = {
  form_submission: {
    id: string;
    /** What visitor and support call it: KMX- and eight characters. */
    reference: string;
    fingerprint: string;
    kind: string;
    /** Slug of the whitepaper or story. */
    subject: string | null;
    /** JSON object of the fields. */
    field_values: string;
    language: string;
    page: string;
    created_at: Date;
  };
  form_subscription: {
    id: string;
    email: string;
    topic: string;
    token_hash: string;
    state: 'pending' | 'active' | 'ended';
    language: string;
    created_at: Date;
    changed_at: Date;
  };
  form_story_announcement: { story_id: string; announced_at: Date };
  form_story_watch: { singleton: boolean; started_at: Date };
};

export type FormDatabase = Kysely<Database & FormTables & MailTables & UploadTables>;
/** The tables of forms together with those of the content, for the mails about new stories. */
export type StoryMailDatabase = Kysely<Database & FormTables & MailTables & UploadTables & ContentTables>;
