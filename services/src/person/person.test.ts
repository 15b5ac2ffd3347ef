import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedError } from '../commands/command-errors.ts';
import { createAuthorId } from '../content/name-author.ts';
import { openFolderFiles } from '../kept-files/folder-files.ts';
import { sampleAccounts, samplePassword } from '../sample/sample-accounts.ts';
import { createTestObjects } from '../service-desk/authorization/test-objects.ts';
import { openDeskDatabase } from '../service-desk/model/desk-tables.ts';
import { createTestPeople, findInTables } from './create-test-people.ts';
import { endSessions } from './end-sessions.ts';
import { eraseAgain } from './erase-again.ts';
import { type Erasure, erasePerson } from './erase-person.ts';
import { listErasures } from './erasure-record.ts';
import { exportPerson } from './export-person.ts';
import { removeUploads } from './remove-uploads.ts';

const email = 'zdenka.quill@northline.example';
const person = { email, firstName: 'Zdenka', lastName: 'Quillfeather' };
const name = 'Zdenka Quillfeather';
/** What must be nowhere afterwards; the number in each form in which it was written. */
const numbers = ['+41 44 555 17 23', '+41445551723', '0041 44 555 17 23'];
const traces = [email, `new.${email}`, 'Quillfeather', ...numbers, 'face-of-quill', createAuthorId(name)];
const telephone = '+41 44 555 17 23';
const request = { email, authorNames: [name], reason: 'case 4711', isPreview: false };
const [, ben, , dora] = sampleAccounts;

const logoutTokens: string[] = [];
const shell = createServer((incoming, response) => {
  void text(incoming).then((body) => {
    logoutTokens.push(new URLSearchParams(body).get('logout_token') ?? '');
    response.end();
  });
});

let people: Awaited<ReturnType<typeof createTestPeople>>;
let member: Awaited<ReturnType<typeof people.createMember>>;
let staff = '';
let uploads: string[] = [];
let ticketId = '';

const ticketSchema = v.object({
  ticket: v.object({
    contact: v.object({ name: v.string() }),
    subject: v.string(),
    description: v.string(),
    comments: v.array(v.object({ author: v.object({ name: v.string() }), text: v.string() })),
    history: v.array(v.object({ by: v.object({ name: v.string() }) })),
    attachments: v.array(v.unknown()),
  }),
});
const readTicket = async () =>
  v.parse(
    ticketSchema,
    await people.ask(
      staff,
      'query($id:ID!){ticket(id:$id){contact{name} subject description comments{author{name} text} history{by{name}} attachments{id}}}',
      { id: ticketId },
    ),
  ).ticket;

/** Somebody who has done everything that leaves a trace. */
async function leaveTraces(): Promise<void> {
  const administrator = await people.signIn(ben?.email ?? '', samplePassword);
  staff = await people.signIn(dora?.email ?? '', samplePassword);
  member = await people.createMember(administrator, person);
  const { token } = member;
  await people.ask(token, 'mutation($input:UpdateProfileInput!){updateProfile(input:$input){id}}', {
    input: { telephone, address: 'Quillfeather Lane 1', city: 'Bern' },
  });
  const location = await people.tables
    .selectFrom('desk_location')
    .select('id')
    .where('organization_id', '=', 'northline')
    .executeTakeFirstOrThrow();
  const ids = [];
  for (let index = 0; index < 3; index += 1) ids.push(await people.upload('face-of-quill.jpg'));
  uploads = ids;
  const [first = '', second = '', third = ''] = ids;
  const created = await people.createTicket(token, {
    locationId: location.id,
    subject: `Press of ${name} stops`,
    description: `Call me at +41445551723 or 0041 44 555 17 23.\n${name}, ${email}.`,
    attachments: [first],
  });
  ticketId = v.parse(v.object({ createTicket: v.object({ id: v.string() }) }), created).createTicket.id;
  await people.comment(token, { ticketId, text: 'My photograph', attachments: [second] });
  await people.comment(staff, { ticketId, text: `Dear ${name.toUpperCase()}, it works.`, attachments: [] });
  await people.ask(token, 'mutation($input:InviteUserInput!){inviteUser(input:$input){id}}', {
    input: {
      ...{ email: 'colleague@northline.example', firstName: 'Mara', lastName: 'Lind', organizationId: 'northline' },
      ...{ language: 'en', applications: [{ applicationId: 'service-ticketing' }] },
    },
  });
  const fields = { firstName: 'Zdenka', lastName: 'Quillfeather', company: 'Northline', country: 'CH' };
  const form = {
    ...fields,
    product: 'alpha',
    serialNumber: '1',
    message: 'It stops',
    email: 'Zdenka.Quill@Northline.example',
  };
  await people.submit('support-request', { ...form, uploads: third });
  await people.submit('subscribe', { email, privacy: 'on' });
  await people.submit('support-request', {
    ...{ ...form, firstName: 'Mara', lastName: 'Lind', email: 'colleague@northline.example' },
    message: `Please answer ${email} too.`,
  });
  await people.edit(name, 'mutation { createPage(data: { slug: "quills", title: "Quills" }) { id } }');
  // What is planned and what is not delivered yet name the author too.
  const planned = `mutation { schedulePublishPage(where: { id: "page-home" }, releaseAt: "2099-01-01T00:00:00Z") { id } }`;
  await people.edit(name, planned);
}

const readTexts = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    statSync(path.join(folder, file)).isFile() ? [file, readFileSync(path.join(folder, file), 'latin1')] : [file],
  );

beforeAll(async () => {
  shell.listen(0, '127.0.0.1');
  await once(shell, 'listening');
  people = await createTestPeople(`http://127.0.0.1:${(shell.address() as AddressInfo).port}/`);
  await leaveTraces();
  await people.stop();
}, 240_000);
afterAll(async () => {
  await people.close();
  shell.close();
});

const place = (...names: readonly string[]) => path.join(people.folder, ...names);

describe('a person', () => {
  it('is exported with everything that is kept, the files, and the list of all places', async () => {
    const places = { folder: place('export'), uploads: openFolderFiles(place('uploads')) };
    const { files, missing } = await exportPerson(people.database, request, places);
    expect([files, missing]).toEqual([3, 0]);
    expect(readdirSync(place('export/uploads')).toSorted()).toEqual(
      uploads.map((id) => `${id} face-of-quill.jpg`).toSorted(),
    );
    const whole = readFileSync(place('export/person.json'), 'utf8');
    const { lookedIn } = v.parse(
      v.object({ lookedIn: v.array(v.object({ table: v.string(), by: v.string(), found: v.number() })) }),
      JSON.parse(whole),
    );
    const found = Object.fromEntries(lookedIn.map(({ table, by, found: rows }) => [`${table} by ${by}`, rows]));
    expect(found).toMatchObject({
      'identity_account by account': 1,
      'identity_second_factor by account': 1,
      'identity_email_change by account or e-mail address': 1,
      'desk_user by profile': 1,
      'desk_access by holder': 2,
      'desk_invitation by invited': 1,
      'desk_invitation by inviting': 1,
      'desk_ticket by contact': 1,
      'desk_comment by author': 1,
      'desk_attachment by own tickets and comments': 2,
      'form_submission by e-mail address': 2,
      'form_subscription by e-mail address': 1,
      'upload_file by forms, tickets and comments': 3,
      'content_log by --author': 2,
    });
    const { rows } = await sql<{ password_hash: string; secret: string }>`
      select password_hash, secret from identity_account join identity_second_factor on account_id = id
      where email = ${email}`.execute(people.database);
    for (const secret of [rows[0]?.password_hash, rows[0]?.secret]) expect(whole).not.toContain(secret);
    expect(whole).not.toMatch(/invitation\/[\w-]{40}/);
    expect(statSync(place('export/person.json')).mode & 0o77).toBe(0);
    await expect(exportPerson(people.database, request, places)).rejects.toThrow(/is there already/);
  });

  it('is left as they are by a look at what would happen, and by a reason that names them', async () => {
    const before = await Promise.all(traces.map((trace) => findInTables(people.database, trace)));
    expect(Object.keys(before[0] ?? {})).toEqual([
      ...['desk_comment', 'desk_ticket', 'desk_user'].filter((table) => table !== 'desk_comment'),
      ...['form_submission', 'form_subscription', 'identity_account', 'identity_email_change', 'mail_message'],
    ]);
    const preview = await erasePerson(people.database, { ...request, authorNames: [], isPreview: true });
    expect(preview.similarAuthors).toEqual([name]);
    await expect(erasePerson(people.database, { ...request, reason: `wish of ${name}` })).rejects.toThrow(RefusedError);
    expect(await Promise.all(traces.map((trace) => findInTables(people.database, trace)))).toEqual(before);
  });

  it('who is unknown is refused', async () => {
    const nobody = { ...request, email: 'nobody@northline.example', authorNames: [] };
    await expect(erasePerson(people.database, nobody)).rejects.toThrow(
      'Nothing is kept under nobody@northline.example',
    );
  });
});

describe('an erased person', () => {
  let erasure: Erasure;
  let missed: readonly string[] = [];
  beforeAll(async () => {
    erasure = await erasePerson(people.database, request);
    expect(await removeUploads(people.tables, openFolderFiles(place('uploads')), erasure.uploadIds)).toEqual({
      missing: 0,
    });
    missed = await endSessions(people.database, people.configuration, erasure);
  });

  it.each(traces)('leaves %s in no table and no file', async (trace) => {
    expect(await findInTables(people.database, trace)).toEqual({});
    const left = readTexts(place('uploads')).filter((content) => content.toLowerCase().includes(trace.toLowerCase()));
    expect(left).toEqual([]);
    for (const id of uploads)
      expect([existsSync(place('uploads', id)), existsSync(place('uploads', `${id}.json`))]).toEqual([false, false]);
  });

  it('is counted in a record without a word about them', async () => {
    const [record] = await listErasures(people.database);
    expect(record).toEqual(erasure.record);
    expect(record).toMatchObject({
      accountId: member.accountId,
      reason: 'case 4711',
      counts: {
        identity: { accounts: 1, 'second factors': 1, 'recovery codes': 10, 'requested addresses': 1 },
        'service desk': {
          ...{ profiles: 1, memberships: 1, accesses: 2, invitations: 1, attachments: 2 },
          ...{ 'tickets kept without a name': 1, 'comments kept without a name': 1 },
        },
        forms: { submissions: 2, subscriptions: 1 },
        uploads: { files: 3 },
        content: { 'editors without a name now': 1 },
      },
    });
  });

  it('is signed out of the shells', () => {
    expect(missed).toEqual([]);
    expect(logoutTokens.map((token) => decodeJwt(token).sub)).toEqual([member.accountId]);
  });

  it('is shown as nobody where others need what was written, and does not come back with an old token', async () => {
    await people.start();
    staff = await people.signIn(dora?.email ?? '', samplePassword);
    const ticket = await readTicket();
    expect(ticket).toMatchObject({
      ...{ contact: { name: '–' }, subject: 'Press of – stops', attachments: [] },
      description: 'Call me at – or –.\n–, –.',
    });
    expect(ticket.comments.map(({ author, text: words }) => [author.name, words])).toEqual([
      ['–', 'My photograph'],
      [dora?.fullName, 'Dear –, it works.'],
    ]);
    expect(ticket.history[0]?.by.name).toBe('–');
    const trail = v.parse(
      v.object({
        auditTrail: v.object({
          items: v.array(v.object({ user: v.nullable(v.object({ id: v.string(), name: v.string() })) })),
        }),
      }),
      await people.ask(staff, 'query{auditTrail(organizationId:"northline",size:100){items{user{id name}}}}'),
    );
    const own = trail.auditTrail.items.filter(({ user }) => user?.id === erasure.record.userId);
    expect(new Set(own.map(({ user }) => user?.name))).toEqual(new Set(['–']));
    await expect(people.ask(member.token, 'query{profile{id}}')).rejects.toThrow(/401/);
    expect(await findInTables(people.database, email)).toEqual({});
    await people.stop();
  });

  it('leaves an audit log in which nothing else can change', async () => {
    await expect(sql`update desk_audit set user_name = null`.execute(people.database)).rejects.toThrow(/can only grow/);
    const change = (statement: string) =>
      people.database.transaction().execute(async (transaction) => {
        await sql`select set_config('kmx.erasing', 'on', true)`.execute(transaction);
        await sql.raw(statement).execute(transaction);
      });
    await expect(change("update desk_audit set action = 'NOTHING'")).rejects.toThrow(/only names can leave/);
    await expect(change("update desk_audit set actor_name = 'Somebody else'")).rejects.toThrow(/only names can leave/);
    await expect(change('delete from desk_audit')).rejects.toThrow(/can only grow/);
  });

  it('who is back after a restore is erased again by the records alone', async () => {
    const records = await listErasures(people.database);
    expect(await eraseAgain(people.database, records, false)).toMatchObject({ erasures: [], unneeded: 1, byHand: [] });
    // As a backup of before would bring them back, records included.
    await sql`delete from identity_erasure`.execute(people.database);
    const { accountId, userId } = erasure.record;
    await sql`insert into identity_account (id, email, given_name, family_name, full_name, roles, is_sample)
      values (${accountId}, ${email}, 'Zdenka', 'Quillfeather', ${name}, '[]', false)`.execute(people.database);
    const own = { id: userId ?? '', account_id: accountId, email, first_name: 'Zdenka', last_name: 'Quillfeather' };
    await createTestObjects(openDeskDatabase(people.database)).addUser([], own);
    expect(Object.keys(await findInTables(people.database, email))).toEqual(['desk_user', 'identity_account']);
    const again = await eraseAgain(people.database, records, false);
    expect(again.erasures.map(({ record }) => record.id)).toEqual(records.map(({ id }) => id));
    expect(again.byHand).toEqual(records);
    expect(await findInTables(people.database, email)).toEqual({});
  });
});

describe('somebody known to forms only', () => {
  it('is erased, and others are not', async () => {
    const [ada, hada] = ['ada@works.example', 'hada@works.example'];
    await people.start();
    await people.submit('subscribe', { email: ada, privacy: 'on' });
    await people.submit('subscribe', { email: hada, privacy: 'on' });
    await people.stop();
    const before = await findInTables(people.database, hada);
    const { record } = await erasePerson(people.database, { ...request, email: ada, authorNames: [] });
    expect(record).toMatchObject({
      accountId: null,
      userId: null,
      counts: { forms: { subscriptions: 1 }, mail: { mails: 1 } },
    });
    // Every row in which the shorter address stands is one of the longer.
    expect(await findInTables(people.database, ada)).toEqual(before);
    expect(await findInTables(people.database, hada)).toEqual(before);
  });
});

describe('the last administrator', () => {
  it('is refused, and erased once there is another one', async () => {
    await sql`update desk_access set status = 'INACTIVE' where application_id = 'delegated-admin' and role = 'internal'
      and user_id <> ${dora?.id}`.execute(people.database);
    const last = { ...request, email: dora?.email ?? '', authorNames: [] };
    await expect(erasePerson(people.database, last)).rejects.toThrow(/last internal administrator/);
    await sql`update desk_access set status = 'ACTIVE' where application_id = 'delegated-admin' and role = 'internal'`.execute(
      people.database,
    );
    await sql`insert into desk_access (id, user_id, organization_id, application_id, role, status, version, changed_at)
      select 'another', user_id, organization_id, 'delegated-admin', 'internal', 'ACTIVE', 1, now() from desk_membership
      where user_id = ${ben?.id} limit 1 on conflict (user_id, organization_id, application_id)
      do update set role = 'internal', status = 'ACTIVE'`.execute(people.database);
    expect((await erasePerson(people.database, last)).record.counts['identity']).toMatchObject({ accounts: 1 });
  });
});
