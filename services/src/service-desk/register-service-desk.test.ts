import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oauthPath } from '../identity/realm/realm.ts';
import { createVisitor } from '../identity/test-visitor.ts';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { sampleAccounts } from '../sample/sample-accounts.ts';
import { createTestDesk, type TestDesk } from './create-test-desk.ts';
import { parseDebugLevel } from './parse-debug-level.ts';
import { createTokenVerifier } from './verify-token.ts';

const [anna, ben] = sampleAccounts;
if (anna === undefined || ben === undefined) throw new Error('The sample accounts are missing');
const annaClaims = { sub: anna.id, email: anna.email, roles: anna.roles };

let desk: TestDesk;
beforeAll(async () => {
  desk = await createTestDesk();
}, 120_000);
afterAll(() => desk.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${desk.address}/service-desk/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('the endpoint of the service desk', () => {
  it('SRV-053 knows a visitor by the identity token of a real sign-in in the header ciam_id_token', async () => {
    const { publicOrigin } = desk.configuration;
    const visitor = createVisitor(() => desk.address, publicOrigin);
    const { tokens } = await visitor.signInForTokens();
    const answer = await desk.ask(tokens.id_token, '{viewer{email adminScope openApplications}}');
    expect(answer.data).toEqual({
      viewer: {
        email: anna.email,
        adminScope: 'NONE',
        openApplications: ['direct', 'service-ticketing', 'inventory', 'wire-flow'],
      },
    });
  });

  it.each([
    ['no token', () => Promise.resolve(null)],
    ['another issuer', () => desk.signToken({ ...annaClaims, issuer: 'https://evil.example' })],
    ['another audience', () => desk.signToken({ ...annaClaims, audience: 'other-client' })],
    ['a token that ended two minutes ago', () => desk.signToken({ ...annaClaims, expiresInSeconds: -120 })],
    [
      'roles changed after signing',
      async () => {
        const [head, , signature] = (await desk.signToken(annaClaims)).split('.');
        const now = Math.floor(Date.now() / 1000);
        const payload = {
          ...annaClaims,
          iss: 'x',
          aud: 'mykomax',
          iat: now,
          exp: now + 60,
          roles: ['kmx_delegatedadmin_intern'],
        };
        return `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
      },
    ],
    [
      'algorithm none',
      () => {
        const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        return Promise.resolve(
          `${encode({ alg: 'none' })}.${encode({ sub: anna.id, email: anna.email, exp: 9_999_999_999 })}.`,
        );
      },
    ],
  ])('SRV-053 %s answers UNAUTHENTICATED with 401 and no data', async (_name, createToken) => {
    const answer = await desk.ask(await createToken(), '{profile{firstName email}}');
    expect([answer.status, answer.code, answer.data]).toEqual([401, 'UNAUTHENTICATED', null]);
  });

  it('SRV-053 keys can come from another provider; while they are unavailable, no token is reported as invalid', async () => {
    const settings = {
      issuer: `${desk.configuration.publicOrigin}${oauthPath}`,
      audience: 'mykomax',
      algorithms: ['RS256'],
    };
    const token = await desk.signToken(annaClaims);
    const verify = createTokenVerifier({ ...settings, keys: new URL(`${desk.address}${oauthPath}/connect/jwk_uri`) });
    expect((await verify(token))?.accountId).toBe(anna.id);
    expect(await verify(`${token}x`)).toBeNull();
    const unreachable = createTokenVerifier({ ...settings, keys: new URL('http://127.0.0.1:9/keys') });
    await expect(unreachable(token)).rejects.toThrow('cannot be read');
  });

  it('SRV-053 clocks may differ by a minute', async () => {
    const answer = await desk.ask(await desk.signToken({ ...annaClaims, expiresInSeconds: -30 }), '{viewer{id}}');
    expect(answer.status).toBe(200);
  });

  it('SRV-053 the header sis-debug-level is a level and nothing else', () => {
    expect(['50', '0', '999', '-1', 'debug', undefined, ['1']].map((header) => parseDebugLevel(header))).toEqual([
      50, 0, 100, 0, 0, 0, 0,
    ]);
  });

  it('SRV-054 says nothing about its schema to who guesses, and refuses wide, multiplying and long queries', async () => {
    const guess = await post('{"query":"{profil{firstName}}"}');
    expect(await guess.text()).not.toContain('profile');
    const wide = `{viewer{${Array.from({ length: 400 }, (_, index) => `a${index}:id`).join(' ')}}}`;
    expect(await (await post(JSON.stringify({ query: wide }))).text()).toContain('more than 400 fields');
    const lists = '{users{items{organizations{id} applications{invitation{applications{id}}}}}}';
    expect(await (await post(JSON.stringify({ query: lists }))).text()).toContain('lists inside each other');
    const many = `{${Array.from({ length: 13 }, (_, index) => `a${index}:ticket(id:"KMX-1"){id}`).join(' ')}}`;
    expect(await (await post(JSON.stringify({ query: many }))).text()).toContain('At most 12 operations');
    const fields = Array.from({ length: 13 }, (_, index) => `a${index}:ticket(id:"KMX-1"){id}`).join(' ');
    const spread = `{...A} fragment A on Query {...B} fragment B on Query {${fields}}`;
    expect(await (await post(JSON.stringify({ query: spread }))).text()).toContain('At most 12 operations');
    const long = await post(JSON.stringify({ query: `{viewer{id}} #${'x'.repeat(140_000)}` }));
    expect([long.status, await long.text()]).toEqual([413, expect.stringContaining('TOO_LARGE')]);
    expect((await post('{"query":')).status).toBe(400);
  });

  it('SYS-028 a person nobody invited is known after the first visit and belongs to nobody', async () => {
    const id = randomUUID();
    const token = await desk.signToken({ sub: id, email: `${id}@somewhere.example` });
    const answer = await desk.ask(
      token,
      '{viewer{email organizations{id}} dashboard{tickets{open} machines{inService}}}',
    );
    expect(answer.data).toEqual({
      viewer: { email: `${id}@somewhere.example`, organizations: [] },
      dashboard: { tickets: null, machines: null },
    });
    const thief = await desk.signToken({ sub: randomUUID(), email: ben.email });
    expect((await desk.ask(thief, '{viewer{id}}')).code).toBe('UNAUTHENTICATED');
  });
});

describe('what the service desk keeps', () => {
  it('SYS-033 SYS-034 the sample has seven organizations, 29 people, 12 locations, 300 machines and 200 tickets of every status', async () => {
    const count = async (table: string) =>
      Number(
        (await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(desk.database)).rows[0]
          ?.count,
      );
    const tables = ['desk_organization', 'desk_user', 'desk_location', 'desk_machine', 'desk_ticket'];
    const counts = await Promise.all(tables.map(count));
    expect(counts[1]).toBeGreaterThanOrEqual(29);
    expect([counts[0], ...counts.slice(2)]).toEqual([7, 12, 300, 200]);
    const statuses = await desk.database.selectFrom('desk_ticket').select('status').distinct().execute();
    expect(statuses).toHaveLength(5);
    const texts = await desk.database.selectFrom('desk_ticket').select('subject').execute();
    expect(texts.some(({ subject }) => /[\u3040-\u30ff]/.test(subject))).toBe(true);
    expect(texts.filter(({ subject }) => subject.includes('{'))).toEqual([]);
  });

  it('the audit log can only grow', async () => {
    for (const change of ['update desk_audit set action = null', 'delete from desk_audit', 'truncate desk_audit']) {
      await expect(sql.raw(change).execute(desk.database)).rejects.toThrow('the audit log can only grow');
    }
  });

  it('acknowledged writes are not relaxed: the database waits for its log', async () => {
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(desk.database);
    expect(rows[0]?.synchronous_commit).toBe('on');
  });

  it('POR-028 a download is served by its signed link alone, in ranges, with the checksum that is shown', async () => {
    const token = await desk.signToken(annaClaims);
    const answer = await desk.ask(
      token,
      '{download(id:"corvus-control",language:"ja"){versions{version isNewest sha256 sizeBytes url language}}}',
    );
    interface Version {
      readonly version: string;
      readonly isNewest: boolean;
      readonly sha256: string;
      readonly sizeBytes: number;
      readonly url: string;
      readonly language: string;
    }
    const [newest] = answer.read<{ versions: Version[] }>('download').versions;
    if (newest === undefined) throw new Error('no version');
    expect(newest).toMatchObject({ version: '7.0.0', isNewest: true, language: 'ja' });
    const whole = Buffer.from(await (await fetch(`${desk.address}${newest.url}`)).arrayBuffer());
    const digest = await crypto.subtle.digest('SHA-256', whole);
    expect([whole.length, Buffer.from(digest).toString('hex')]).toEqual([newest.sizeBytes, newest.sha256]);
    const part = await fetch(`${desk.address}${newest.url}`, { headers: { range: 'bytes=1000-1999' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(1000, 2000)]);
    const other = newest.url.replace('corvus-control-7.0.0', 'vela-control-4.2.1');
    expect((await fetch(`${desk.address}${other}`)).status).toBe(404);
    expect((await fetch(`${desk.address}${newest.url.split('?')[0]}`)).status).toBe(404);
  });
});

it('a public start fills the desk with nobody, and takes no token of a sample account that was made before', async () => {
  const open = await createTestDesk(publicEnvironment);
  try {
    for (const table of ['desk_organization', 'desk_user', 'desk_ticket'] as const) {
      expect(await open.database.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
    const question = '{viewer{email}}';
    expect((await open.ask(await open.signToken(annaClaims), question)).code).toBe('UNAUTHENTICATED');
    const real = await open.signToken({ sub: randomUUID(), email: 'ada@works.test' });
    expect((await open.ask(real, question)).data).toEqual({ viewer: { email: 'ada@works.test' } });
    for (const introspection of ['{__schema{types{name}}}', '{__type(name:"Query"){name}}']) {
      expect((await open.ask(real, introspection)).data ?? null).toBeNull();
      expect((await desk.ask(await desk.signToken(annaClaims), introspection)).data).toBeTruthy();
    }
  } finally {
    await open.close();
  }
});
