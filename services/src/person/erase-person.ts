import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { eraseFromContent } from './erase-content.ts';
import { eraseFromDesk } from './erase-desk.ts';
import { eraseFromForms, eraseFromMails, removeAddresses } from './erase-forms.ts';
import { eraseFromIdentity } from './erase-identity.ts';
import { type ErasureRecord, writeErasure } from './erasure-record.ts';
import {
  findPerson,
  isKnown,
  listAuthorIds,
  openPersonDatabase,
  type Person,
  type PersonDatabase,
} from './find-person.ts';
import { createMentions } from './mentions.ts';
import { refuseLastAdministrator } from './refuse-last-administrator.ts';
import { releaseUploads } from './remove-uploads.ts';

/** What is asked for. */
export interface ErasureRequest {
  /** Normalized. */
  readonly email: string;
  /** Names under which the person edits content. */
  readonly authorNames: readonly string[];
  readonly reason: string;
  /** Only looks at what would happen. */
  readonly isPreview: boolean;
  /** Id of an earlier record, when what it says is repeated on a restored database. */
  readonly id?: string;
}

/** What has happened, or would. */
export interface Erasure {
  readonly record: ErasureRecord;
  /** Files that belong to nothing any more. */
  readonly uploadIds: readonly string[];
  /** By which shells know the sessions that have ended. */
  readonly sids: readonly (string | undefined)[];
  /** Names of the person under which somebody edits content, who may be somebody else. */
  readonly similarAuthors: readonly string[];
}

class Preview extends Error {
  readonly erasure: Erasure;

  constructor(erasure: Erasure) {
    super('The transaction of a preview is not committed');
    this.erasure = erasure;
  }
}

async function findSimilarAuthors(database: PersonDatabase, { names, authorNames }: Person) {
  const given = new Set(authorNames.map((name) => name.toLowerCase()));
  const similar: string[] = [];
  for (const name of names) {
    if (!given.has(name.toLowerCase()) && (await listAuthorIds(database, [name])).length > 0) similar.push(name);
  }
  return similar;
}

async function erase(database: PersonDatabase, request: ErasureRequest): Promise<Erasure> {
  const person = await findPerson(database, request.email, request.authorNames);
  if (!(await isKnown(database, person)))
    throw new RefusedError(
      `Nothing is kept under ${request.email}: no account, no profile, no form, no subscription, no mail.`,
    );
  if (createMentions(person).isIn(request.reason))
    throw new RefusedError('The reason names the person, and it is kept: give one that does not.');
  await refuseLastAdministrator(database, person.userId);
  const similarAuthors = await findSimilarAuthors(database, person);
  const desk = await eraseFromDesk(database, person);
  const forms = await eraseFromForms(database, person);
  const mail = await eraseFromMails(database, person);
  const texts = { 'further texts in which the address stood': await removeAddresses(database, person) };
  const content = await eraseFromContent(database, person);
  const identity = await eraseFromIdentity(database, person);
  const uploadIds = [...desk.uploadIds, ...forms.uploadIds];
  await releaseUploads(database, uploadIds);
  const record: ErasureRecord = {
    id: request.id ?? randomUUID(),
    erasedAt: new Date().toISOString(),
    accountId: person.accountId,
    userId: person.userId,
    reason: request.reason,
    counts: {
      ...{ identity: identity.counts, 'service desk': desk.counts, forms: forms.counts, mail },
      ...{ uploads: { files: uploadIds.length }, content, texts },
    },
  };
  await writeErasure(database, record);
  return { record, uploadIds, sids: identity.sids, similarAuthors };
}

/**
 * Erases a person from all tables in one transaction, with a record of the act; files and the news to shells are the
 * caller's. Throws a RefusedError for an unknown address and for the last administrator.
 */
export async function erasePerson(database: Kysely<Database>, request: ErasureRequest): Promise<Erasure> {
  try {
    return await openPersonDatabase(database)
      .transaction()
      .execute(async (transaction) => {
        const erasure = await erase(transaction, request);
        if (request.isPreview) throw new Preview(erasure);
        return erasure;
      });
  } catch (error) {
    if (error instanceof Preview) return error.erasure;
    throw error;
  }
}

/** Whether a person of a record is here again, as after a restore; gives their address. */
export async function findErasedAgain(
  database: Kysely<Database>,
  { accountId, userId }: Pick<ErasureRecord, 'accountId' | 'userId'>,
): Promise<string | null> {
  const tables = openPersonDatabase(database);
  const accounts = tables
    .selectFrom('identity_account')
    .select('email')
    .where('id', '=', accountId ?? '');
  const users = tables
    .selectFrom('desk_user')
    .select('email')
    .where('id', '=', userId ?? '');
  return ((await accounts.executeTakeFirst()) ?? (await users.executeTakeFirst()))?.email ?? null;
}
