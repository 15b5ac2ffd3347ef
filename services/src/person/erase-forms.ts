import { sql } from 'kysely';
import { emailLinkPathPrefix } from '../identity/realm/realm.ts';
import type { Counts } from './erase-identity.ts';
import { isAddressOf, type Person, type PersonDatabase } from './find-person.ts';
import { createMentions } from './mentions.ts';
import { removeMentions, writtenTexts } from './remove-mentions.ts';

/** Submissions, subscriptions and the files that came with them. */
export async function eraseFromForms(
  database: PersonDatabase,
  { emails, submissions }: Person,
): Promise<{ readonly counts: Counts; readonly uploadIds: readonly string[] }> {
  const ids = submissions.map(({ id }) => id);
  const { rows: uploads } = await sql<{ id: string }>`
    select id from upload_file where submission_id = any(${ids}::text[])`.execute(database);
  await sql`delete from form_submission where id = any(${ids}::text[])`.execute(database);
  const subscriptions = await database
    .deleteFrom('form_subscription')
    .where(isAddressOf('email', emails))
    .returning('id')
    .execute();
  return {
    counts: { submissions: ids.length, subscriptions: subscriptions.length },
    uploadIds: uploads.map(({ id }) => id),
  };
}

/** Mails to the person, and those to others that repeat a form of theirs or name their address; names go out of the rest. */
export async function eraseFromMails(database: PersonDatabase, person: Person): Promise<Counts> {
  const { emails, submissions, requestedEmail } = person;
  const references = submissions.map(({ reference }) => reference);
  const copies = createMentions({ emails: [...emails, ...references] });
  const columns = ['subject', 'text_body', 'html_body'] as const;
  const mayRepeat = sql.join(
    columns.map((column) => copies.mayBeIn(column)),
    sql` or `,
  );
  const found = await database
    .selectFrom('mail_message')
    .select(['id', ...columns])
    .where(sql<boolean>`(${isAddressOf('recipient', emails)} or ${mayRepeat})`)
    .select(isAddressOf('recipient', emails).as('isToPerson'))
    .execute();
  const gone = found.filter((mail) => mail.isToPerson || columns.some((column) => copies.isIn(mail[column])));
  const ids = gone.map(({ id }) => id);
  await sql`delete from mail_message where id = any(${ids}::text[])`.execute(database);
  const mentions = createMentions(person);
  // Only the request itself: other mails to that address are those of whoever has it.
  await database
    .deleteFrom('mail_message')
    .where('recipient', '=', requestedEmail ?? '')
    .where(sql<boolean>`strpos(text_body, ${emailLinkPathPrefix}) > 0`)
    .execute();
  const named = await removeMentions(database, { table: 'mail_message', key: 'id', columns }, mentions);
  return { mails: ids.length, 'mails to others without the name now': named };
}

/** Takes the addresses out of everything that others have written. Returns the number of texts. */
export async function removeAddresses(database: PersonDatabase, { emails }: Person): Promise<number> {
  let texts = 0;
  for (const text of writtenTexts) texts += await removeMentions(database, text, createMentions({ emails }));
  return texts;
}
