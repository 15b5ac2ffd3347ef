import { sql } from 'kysely';
import { foldText } from '../search/fold-text.ts';
import { createSearchText } from '../service-desk/model/search-words.ts';
import type { PersonDatabase } from './find-person.ts';
import type { Mentions } from './mentions.ts';

/** Columns of one table in which people write what they like. */
interface WrittenText {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** Columns in which anybody may have written an address of somebody else. */
export const writtenTexts: readonly WrittenText[] = [
  { table: 'desk_comment', key: 'id', columns: ['text'] },
  { table: 'desk_access', key: 'id', columns: ['request_reason', 'decline_reason'] },
  { table: 'desk_audit', key: 'id', columns: ['details'] },
  { table: 'form_submission', key: 'id', columns: ['field_values'] },
  { table: 'mail_message', key: 'id', columns: ['subject', 'text_body', 'html_body'] },
];

/** Takes what identifies a person out of texts; `where` narrows the rows. Returns the number of rows that changed. */
export async function removeMentions(
  database: PersonDatabase,
  { table, key, columns }: WrittenText,
  mentions: Mentions,
  where = sql<boolean>`true`,
): Promise<number> {
  const found = sql.join(
    columns.map((column) => mentions.mayBeIn(column)),
    sql` or `,
  );
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join([key, ...columns].map((column) => sql.ref(column)))} from ${sql.table(table)}
    where (${found}) and ${where}`.execute(database);
  let changed = 0;
  for (const row of rows) {
    const changes = columns.flatMap((column) => {
      const text = row[column] ?? '';
      const rest = mentions.remove(text);
      return rest === text ? [] : [sql`${sql.ref(column)} = ${rest}`];
    });
    if (changes.length === 0) continue;
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.ref(key)} = ${row[key]}`.execute(
      database,
    );
    changed += 1;
  }
  return changed;
}

/** The same in tickets, which have their words a second time for search and order. Returns the number of tickets. */
export async function removeTicketMentions(
  database: PersonDatabase,
  mentions: Mentions,
  where = sql<boolean>`true`,
): Promise<number> {
  const rows = await database
    .selectFrom('desk_ticket')
    .select(['id', 'subject', 'description', 'machine_name', 'serial_number'])
    .where(sql<boolean>`(${mentions.mayBeIn('subject')} or ${mentions.mayBeIn('description')})`)
    .where(where)
    .execute();
  let changed = 0;
  for (const { id, machine_name, serial_number, ...row } of rows) {
    const [subject, description] = [mentions.remove(row.subject), mentions.remove(row.description)];
    if (subject === row.subject && description === row.description) continue;
    await database
      .updateTable('desk_ticket')
      .set({
        ...{ subject, description, subject_key: foldText(subject) },
        search_text: createSearchText([id, subject, description, machine_name, serial_number]),
      })
      .where('id', '=', id)
      .execute();
    changed += 1;
  }
  return changed;
}
