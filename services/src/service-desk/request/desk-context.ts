import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AccountDirectory } from '../../account-directory.ts';
import type { Database } from '../../database/database.ts';
import type { MailState } from '../../mail/mail-database.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import type { Downloads } from '../model/downloads.ts';
import type { Viewer } from '../model/viewer.ts';
import type { WriteLimit } from './limit-writes.ts';
import type { DeskLoaders } from './load-desk-objects.ts';

export interface DeskSettings {
  /** Origin of links in mails. */
  readonly publicOrigin: string;
  /** Domains of e-mail addresses whose accounts are managed by the company itself (POR-082). */
  readonly managedEmailDomains: readonly string[];
  readonly invitationDays: number;
  /** How long a comment opens a solved ticket again (D-22). */
  readonly reopenDays: number;
  /** How long a change can be taken back; its mails wait for it. */
  readonly undoSeconds: number;
  /** Whether there is a mail server. */
  readonly mailState: MailState;
}

/** What operations of the service desk work with. */
export interface Desk {
  readonly database: DeskDatabase;
  readonly settings: DeskSettings;
  readonly logger: Logger;
  /** The accounts of the identity provider, within a transaction where it can be. */
  readonly openDirectory: (database: Kysely<Database>) => AccountDirectory;
  /** Signs links to attachments. */
  readonly fileKey: Buffer;
  readonly downloads: Downloads;
  readonly limitWrites: WriteLimit;
}

/** A request by a known person. */
export interface DeskRequest {
  readonly desk: Desk;
  readonly viewer: Viewer;
  readonly loaders: DeskLoaders;
}
