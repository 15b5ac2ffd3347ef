import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { queueMails } from '../mail/queue-mail.ts';
import { changeSubscription } from './change-subscription.ts';
import { type ClaimedFile, createFormMails, type KeptSubmission, type MailSettings } from './create-form-mails.ts';
import type { FormDatabase } from './form-database.ts';
import type { Submission } from './submission.ts';

const mailsPerRecipientAndHour = 5;
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A reference that can be read out on the phone. */
function createReference(): string {
  return `KMX-${[...randomBytes(8)].map((byte) => referenceLetters[byte % referenceLetters.length]).join('')}`;
}

/** Whether an address may get another mail: forms must not become a way to flood a stranger. */
async function mayReceiveMail(database: FormDatabase, recipient: string): Promise<boolean> {
  const { count } = await database
    .selectFrom('mail_message')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirstOrThrow();
  return Number(count) < mailsPerRecipientAndHour;
}

async function claimUploads(
  database: FormDatabase,
  ids: readonly string[],
  submissionId: string,
): Promise<readonly ClaimedFile[] | null> {
  if (ids.length === 0) return [];
  const rows = await database
    .updateTable('upload_file')
    .set({ submission_id: submissionId })
    .where('id', 'in', [...ids])
    .where('state', '=', 'complete')
    .where('submission_id', 'is', null)
    .returning(['id', 'name'])
    .execute();
  return rows.length === ids.length ? rows : null;
}

class RefusedError extends Error {}

/**
 * Stores a form with its files and mails, in full or not at all, and returns its reference; null when a file or token
 * is unknown. Sending the same form again changes nothing and returns the same reference. A subscription has none: ''.
 */
export async function keepSubmission(
  database: FormDatabase,
  submission: Submission,
  settings: MailSettings,
): Promise<string | null> {
  const { kind, values, language, page, fingerprint } = submission;
  if (kind === 'subscription') return (await changeSubscription(database, values, settings.fileKey)) ? '' : null;
  const id = randomUUID();
  const reference = createReference();
  const keep = async (transaction: FormDatabase): Promise<string> => {
    const inserted = await transaction
      .insertInto('form_submission')
      .values({
        id,
        reference,
        fingerprint,
        kind,
        subject: values['slug'] ?? null,
        field_values: JSON.stringify(values),
        language,
        page,
        created_at: new Date(),
      })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) {
      const first = transaction
        .selectFrom('form_submission')
        .select('reference')
        .where('fingerprint', '=', fingerprint);
      return (await first.executeTakeFirstOrThrow()).reference;
    }
    const files = await claimUploads(
      transaction,
      [...new Set((values['uploads'] ?? '').split(',').filter(Boolean))],
      id,
    );
    if (files === null) throw new RefusedError('a file is not there');
    const subscriptionToken = kind === 'subscribe' ? await addSubscription(transaction, submission) : null;
    const kept: KeptSubmission = { ...submission, reference, files, subscriptionToken };
    const mails = createFormMails(kept, settings);
    const allowed = [];
    for (const mail of mails)
      if (mail.isToTeam || (await mayReceiveMail(transaction, mail.recipient))) allowed.push(mail);
    await queueMails(transaction, allowed, settings.mailState);
    return reference;
  };
  try {
    return await database.transaction().execute((transaction) => keep(transaction));
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

async function addSubscription(database: FormDatabase, { values, language }: Submission): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = new Date();
  await database
    .insertInto('form_subscription')
    .values({
      id: randomUUID(),
      email: (values['email'] ?? '').toLowerCase(),
      topic: 'stories',
      token_hash: createHash('sha256').update(token).digest('base64url'),
      state: 'pending',
      language,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return token;
}
