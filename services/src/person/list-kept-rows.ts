import { type RawBuilder, sql } from 'kysely';
import { isAddressOf, type Person, type PersonDatabase } from './find-person.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows that one table holds of a person, and how they were found. */
export interface KeptRows {
  readonly store: string;
  readonly table: string;
  readonly by: string;
  readonly rows: readonly Row[];
}

type Place = readonly [table: string, by: string, query: RawBuilder<Row>];

/** A link in a mail may still work; whoever gets the export must not get in by it. */
const liveTokens = /[\w-]{32,}/g;
const hideToken = (value: unknown) => (typeof value === 'string' ? value.replaceAll(liveTokens, '…') : value);

function listIdentityPlaces({ emails, accountId }: Person): readonly Place[] {
  const isOwn = sql<boolean>`account_id = ${accountId ?? ''}`;
  return [
    [
      'identity_account',
      'account',
      sql`select id, email, given_name, family_name, full_name, roles, password_hash is not null as has_password,
        activated_at, language from identity_account where id = ${accountId ?? ''}`,
    ],
    ['identity_artifact', 'account', sql`select model, expires_at from identity_artifact where ${isOwn}`],
    [
      'identity_link',
      'account',
      sql`select purpose, language, state, created_at, expires_at from identity_link where ${isOwn}`,
    ],
    [
      'identity_second_factor',
      'account',
      sql`select created_at, confirmed_at from identity_second_factor where ${isOwn}`,
    ],
    [
      'identity_recovery_code',
      'account',
      sql`select count(*)::int as codes from identity_recovery_code where ${isOwn} having count(*) > 0`,
    ],
    [
      'identity_email_change',
      'account or e-mail address',
      sql`select email, created_at, expires_at from identity_email_change where ${isOwn} or ${isAddressOf('email', emails)}`,
    ],
  ];
}

function listDeskPlaces({ userId }: Person): readonly Place[] {
  const id = userId ?? '';
  const ownTickets = sql`select id from desk_ticket where contact_id = ${id}`;
  const ownComments = sql`select id from desk_comment where author_id = ${id}`;
  return [
    ['desk_user', 'profile', sql`select * from desk_user where id = ${id}`],
    [
      'desk_membership',
      'profile',
      sql`select organization_id, name from desk_membership join desk_organization on id = organization_id
        where user_id = ${id}`,
    ],
    ['desk_access', 'holder', sql`select * from desk_access where user_id = ${id}`],
    ['desk_invitation', 'invited', sql`select * from desk_invitation where user_id = ${id}`],
    [
      'desk_invitation',
      'inviting',
      sql`select id, organization_id, kind, sent_at, accepted_at from desk_invitation where invited_by = ${id}`,
    ],
    ['desk_ticket', 'contact', sql`select * from desk_ticket where contact_id = ${id} order by created_at`],
    [
      'desk_ticket',
      'assignee',
      sql`select id, organization_id, status, created_at from desk_ticket where assignee_id = ${id}`,
    ],
    ['desk_comment', 'author', sql`select * from desk_comment where author_id = ${id} order by created_at`],
    ['desk_ticket_event', 'actor', sql`select * from desk_ticket_event where by_id = ${id} order by at`],
    [
      'desk_attachment',
      'own tickets and comments',
      sql`select * from desk_attachment where (comment_id is null and ticket_id in (${ownTickets}))
        or comment_id in (${ownComments})`,
    ],
    [
      // Without the names of others.
      'desk_audit',
      'actor or subject',
      sql`select at, action, actor_id = ${id} as is_actor, user_id = ${id} as is_subject, organization_id,
        organization_name, application_id, ticket_id, details from desk_audit
        where actor_id = ${id} or user_id = ${id} order by id`,
    ],
  ];
}

function listOtherPlaces({ emails, submissions, authorIds, authorNames }: Person, uploadIds: readonly string[]) {
  const submissionIds = submissions.map((submission) => submission.id);
  const places: readonly (readonly [store: string, ...place: Place])[] = [
    [
      'forms',
      'form_submission',
      'e-mail address',
      sql`select id, reference, kind, subject, field_values, language, page, created_at from form_submission
        where id = any(${submissionIds}::text[]) order by created_at`,
    ],
    [
      'forms',
      'form_subscription',
      'e-mail address',
      sql`select topic, email, state, language, created_at, changed_at from form_subscription
        where ${isAddressOf('email', emails)}`,
    ],
    [
      'mail',
      'mail_message',
      'recipient',
      sql`select recipient, subject, text_body, language, state, created_at from mail_message
        where ${isAddressOf('recipient', emails)} order by created_at`,
    ],
    [
      'uploads',
      'upload_file',
      'forms, tickets and comments',
      sql`select id, name, media_type, size, created_at from upload_file
        where id = any(${[...uploadIds]}::text[]) or submission_id = any(${submissionIds}::text[])`,
    ],
    [
      'content',
      'content_log',
      '--author',
      sql`select created_at, action, model, entry_id, title, locales from content_log
        where author = any(${[...authorIds]}::text[]) order by id`,
    ],
    [
      'content',
      'content_translation_log',
      '--author',
      sql`select created_at, action, page_id, language from content_translation_log
        where lower(author) = any(${authorNames.map((name) => name.toLowerCase())}::text[]) order by id`,
    ],
  ];
  return places;
}

/**
 * Everything that is kept of a person, table by table, also where there is nothing. Left out are passwords, codes and
 * tokens in any form, since they are keys and no data, and what others have written.
 */
export async function listKeptRows(database: PersonDatabase, person: Person): Promise<readonly KeptRows[]> {
  const kept: KeptRows[] = [];
  const read = async (store: string, [table, by, query]: Place) => {
    const { rows } = await query.execute(database);
    kept.push({ store, table, by, rows });
    return rows;
  };
  for (const place of listIdentityPlaces(person)) await read('identity', place);
  for (const place of listDeskPlaces(person)) await read('service desk', place);
  const attachments = kept.find(({ table }) => table === 'desk_attachment')?.rows ?? [];
  const uploadIds = attachments.map((row) => String(row['upload_id']));
  for (const [store, ...place] of listOtherPlaces(person, uploadIds)) await read(store, place);
  return kept.map((place) =>
    place.table === 'mail_message'
      ? { ...place, rows: place.rows.map((row) => ({ ...row, text_body: hideToken(row['text_body']) })) }
      : place,
  );
}
