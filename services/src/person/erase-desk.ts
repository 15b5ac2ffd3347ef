import { sql } from 'kysely';
import type { Counts } from './erase-identity.ts';
import type { Person, PersonDatabase } from './find-person.ts';
import { createMentions } from './mentions.ts';
import { removeMentions, removeTicketMentions } from './remove-mentions.ts';

/** Files and audit lines of the desk that a person has to do with. */
export interface DeskErasure {
  readonly counts: Counts;
  /** Ids of the uploads that were attached by the person. */
  readonly uploadIds: readonly string[];
}

/** Attachments of the person's own tickets and comments: files cannot be read for names, and may show anything. */
async function removeAttachments(database: PersonDatabase, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ upload_id: string }>`
    delete from desk_attachment where
      (comment_id is null and ticket_id in (select id from desk_ticket where contact_id = ${userId}))
      or comment_id in (select id from desk_comment where author_id = ${userId})
    returning upload_id`.execute(database);
  return rows.map(({ upload_id }) => upload_id);
}

/** Names in the audit log: of the person's id, and of ids that the desk has forgotten, which may have been theirs. */
async function takeNamesFromAudit(database: PersonDatabase, { userId, names }: Person): Promise<number> {
  let lines = 0;
  for (const [id, name] of [
    ['actor_id', 'actor_name'],
    ['user_id', 'user_name'],
  ] as const) {
    const { rows } = await sql`
      update desk_audit set ${sql.ref(name)} = null where ${sql.ref(name)} is not null and (${sql.ref(id)} = ${userId ?? ''}
        or (${sql.ref(name)} = any(${[...names]}::text[])
          and not exists (select 1 from desk_user where desk_user.id = ${sql.ref(`desk_audit.${id}`)})))
      returning id`.execute(database);
    lines += rows.length;
  }
  return lines;
}

/** Takes the names and numbers of the person out of the conversations that they took part in. */
async function removeNames(database: PersonDatabase, { userId, ...person }: Person): Promise<Counts> {
  const mentions = createMentions(person);
  const isOwn = (ticket: string) => sql<boolean>`${sql.ref(ticket)} in (
    select id from desk_ticket where contact_id = ${userId} or assignee_id = ${userId}
    union select ticket_id from desk_comment where author_id = ${userId})`;
  const comments = { table: 'desk_comment', key: 'id', columns: ['text'] };
  const audit = { table: 'desk_audit', key: 'id', columns: ['details'] };
  const isAbout = sql<boolean>`(user_id = ${userId} or actor_id = ${userId})`;
  return {
    'tickets in whose text the name stood': await removeTicketMentions(database, mentions, isOwn('desk_ticket.id')),
    'comments in which the name stood': await removeMentions(database, comments, mentions, isOwn('ticket_id')),
    'audit details in which the name stood': await removeMentions(database, audit, mentions, isAbout),
  };
}

async function removeProfile(database: PersonDatabase, userId: string): Promise<Counts> {
  const count = async (table: 'desk_membership' | 'desk_access' | 'desk_invitation') =>
    (await database.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length;
  const owned = {
    memberships: await count('desk_membership'),
    accesses: await count('desk_access'),
    invitations: await count('desk_invitation'),
  };
  const assigned = await database
    .updateTable('desk_ticket')
    .set({ assignee_id: null })
    .where('assignee_id', '=', userId)
    .returning('id')
    .execute();
  // Half a minute of changes that could be undone, among them copies of accesses.
  const isOfUndo = sql<boolean>`(by_id = ${userId} or leaving_user_id = ${userId} or strpos(state, ${userId}) > 0)`;
  await database.deleteFrom('desk_undo').where(isOfUndo).execute();
  const profiles = await database.deleteFrom('desk_user').where('id', '=', userId).returning('id').execute();
  return { profiles: profiles.length, ...owned, 'tickets without an assignee now': assigned.length };
}

/**
 * Removes the profile; tickets, comments and history stay, and name nobody where they named the person. Free texts lose the
 * person's name, number and address where the person took part, and the address everywhere.
 */
export async function eraseFromDesk(database: PersonDatabase, person: Person): Promise<DeskErasure> {
  const { userId, emails } = person;
  await sql`select set_config('kmx.erasing', 'on', true)`.execute(database);
  const addresses = createMentions({ emails });
  const lines = await takeNamesFromAudit(database, person);
  const named = userId === null ? {} : await removeNames(database, person);
  const mentioned = await removeTicketMentions(database, addresses);
  if (userId === null)
    return {
      counts: { 'audit lines without the name now': lines, 'tickets in which the address stood': mentioned },
      uploadIds: [],
    };
  const count = async (table: 'desk_ticket' | 'desk_comment', column: 'contact_id' | 'author_id') => {
    const { rows } = await sql`select id from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      database,
    );
    return rows.length;
  };
  const kept = {
    'tickets kept without a name': await count('desk_ticket', 'contact_id'),
    'comments kept without a name': await count('desk_comment', 'author_id'),
  };
  const uploadIds = await removeAttachments(database, userId);
  const removed = await removeProfile(database, userId);
  return {
    uploadIds,
    counts: {
      ...removed,
      ...kept,
      attachments: uploadIds.length,
      'audit lines without the name now': lines,
      ...named,
      'tickets in which the address stood': mentioned,
    },
  };
}
