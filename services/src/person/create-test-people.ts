import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import * as v from 'valibot';
import { listTables } from '../backup/list-tables.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { registerContent } from '../content/register-content.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { registerForms } from '../forms/register-forms.ts';
import { createServices } from '../http/create-services.ts';
import { computeOneTimeCode, resolveStep } from '../identity/credentials/one-time-code.ts';
import { secondFactorPathSuffix, usersPathPrefix } from '../identity/realm/realm.ts';
import { registerIdentity } from '../identity/register-identity.ts';
import { createFlow, createVisitor, pageTokensSchema } from '../identity/test-visitor.ts';
import { registerMail } from '../mail/register-mail.ts';
import { registerServiceDesk } from '../service-desk/register-service-desk.ts';
import { registerUploads } from '../uploads/register-uploads.ts';
import { openPersonDatabase } from './find-person.ts';

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

/** All services that know people, on one database and one folder, to be stopped and started again. */
export async function createTestPeople(logoutUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-person-'));
  const configuration = parseConfiguration({
    ...{ DATA_DIR: folder, SAMPLE_CONTENT: 'off', CONTENT_WEBHOOK_URLS: 'none' },
    BACK_CHANNEL_LOGOUT_URLS: logoutUrl,
  });
  const database = await openDatabase();
  const context = { configuration, database, logger: pino({ level: 'silent' }) };
  const services = [
    ...[registerContent, registerMail, registerUploads, registerForms],
    ...[registerIdentity, registerServiceDesk],
  ];
  const start = async () => {
    const app = await createServices(context, services);
    return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  let { app, address } = await start();
  const tables = openPersonDatabase(database);

  async function post(place: string, body: object, headers: Readonly<Record<string, string>>) {
    const response = await fetch(`${address}${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${place}: ${response.status} ${text}`);
    return v.parse(v.looseObject({}), JSON.parse(text));
  }

  /** The data of a query to the desk; throws what it answers else. */
  async function ask(token: string, query: string, variables: object = {}) {
    const body = await post('/service-desk/graphql', { query, variables }, { ciam_id_token: token });
    const { data, errors } = v.parse(answerSchema, body);
    if (data == null || errors !== undefined) throw new Error(JSON.stringify(body));
    return data;
  }

  /** Uploads a picture under a name; gives its id. */
  async function upload(name: string): Promise<string> {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(200)]);
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${configuration.formsToken}` };
    const created = await fetch(`${address}/api/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${encode(name)},filetype ${encode('image/jpeg')}`,
      },
    });
    const place = created.headers.get('location') ?? '';
    const sent = await fetch(`${address}${place}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: bytes,
    });
    if (sent.status !== 204) throw new Error(`The upload was answered with ${sent.status}`);
    return place.split('/').at(-1) ?? '';
  }

  const submit = (kind: string, values: object) =>
    post(
      '/forms/submissions',
      {
        kind,
        values,
        language: 'en',
        page: 'http://localhost:3000/en/x',
        fingerprint: randomBytes(20).toString('hex'),
      },
      { authorization: `Bearer ${configuration.formsToken}` },
    );

  const edit = (author: string, query: string) =>
    post(
      '/content/graphql',
      { query },
      { authorization: `Bearer ${configuration.contentDraftToken}`, 'x-author': encodeURIComponent(author) },
    );

  async function loadMailedPath(recipient: string): Promise<string> {
    const query = tables.selectFrom('mail_message').select('text_body').where('recipient', '=', recipient);
    const texts = (await query.execute()).map(({ text_body }) => text_body).join('\n');
    return new URL(/http:\/\/\S+\/am\/ui\/invitation\/\S+/.exec(texts)?.[0] ?? 'http://none').pathname;
  }

  /** Invites somebody to Northline, accepts, signs in, sets up a second factor; gives the visitor and the identity token. */
  async function createMember(
    administrator: string,
    person: { readonly email: string; readonly firstName: string; readonly lastName: string },
  ) {
    const { email, ...names } = person;
    const applications = [
      { applicationId: 'service-ticketing', role: 'own-tickets' },
      { applicationId: 'delegated-admin', role: 'external' },
    ];
    const input = { ...person, organizationId: 'northline', language: 'en', applications };
    await ask(administrator, 'mutation($input:InviteUserInput!){inviteUser(input:$input){id}}', { input });
    const visitor = createVisitor(() => address, configuration.publicOrigin);
    const password = 'Copper-4711-strand';
    const accepted = await visitor.post(await loadMailedPath(email), { ...names, password, repeated: password });
    if (accepted.status !== 303) throw new Error(`The invitation was answered with ${accepted.status}`);
    const { flow, callback } = await visitor.sendSilently();
    const tokens = v.parse(pageTokensSchema, await (await visitor.exchangeCode(flow, callback)).json());
    const { id } = await tables
      .selectFrom('identity_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const send = (suffix: string, body: object) => visitor.sendJson('POST', `${usersPathPrefix}${id}${suffix}`, body);
    const begun = await send(`${secondFactorPathSuffix}?_action=enrol`, {});
    const { secret } = v.parse(v.object({ secret: v.string() }), await begun.json());
    const code = computeOneTimeCode(secret, resolveStep(Date.now()));
    await send(`${secondFactorPathSuffix}?_action=confirm`, { code });
    await send('?_action=requestEmailChange', { mail: `new.${email}`, currentpassword: password });
    // A sign-in that is under way.
    await visitor.openSignIn(createFlow(configuration.publicOrigin));
    return { accountId: id, token: tokens.id_token };
  }

  return {
    ...{ folder, configuration, database, tables, ask, upload, submit, edit, createMember },
    signIn: async (email: string, password: string) =>
      (await createVisitor(() => address, configuration.publicOrigin).signInForTokens(email, password)).tokens.id_token,
    createTicket: (token: string, input: object) =>
      ask(token, 'mutation($input:CreateTicketInput!){createTicket(input:$input){id}}', {
        input: { clientMutationId: randomUUID(), type: 'FAULT', isMachineUnlisted: true, ...input },
      }),
    comment: (token: string, input: object) =>
      ask(token, 'mutation($input:AddCommentInput!){addComment(input:$input){id}}', {
        input: { clientMutationId: randomUUID(), ...input },
      }),
    /** As an operator does it for a command. */
    stop: () => app.close(),
    start: async () => {
      ({ app, address } = await start());
    },
    close: async () => {
      await app.close();
      await database.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The tables in which a text stands, in any case, with the number of rows. */
export async function findInTables(
  database: Kysely<Database>,
  text: string,
): Promise<Readonly<Record<string, number>>> {
  const hits: Record<string, number> = {};
  for (const table of await listTables(database)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} as source
      where strpos(lower(row_to_json(source)::text), ${text.toLowerCase()}) > 0`.execute(database);
    const count = rows[0]?.count ?? 0;
    if (count > 0) hits[table] = count;
  }
  return hits;
}
