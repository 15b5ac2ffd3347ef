import { samplePagePasswordHash } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { releaseOperatorRole } from '@kmx/shared-contracts/endpoints/releases.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedError } from '../commands/command-errors.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import type { ContentTables } from '../content/store/content-tables.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createAccountDirectory } from '../identity/accounts/create-account-directory.ts';
import { createIdentityDatabase } from '../identity/realm/identity-database.ts';
import { anna, createFlow, createVisitor } from '../identity/test-visitor.ts';
import { publicEnvironment } from '../public-environment.fixture.ts';
import { sampleAccounts, samplePassword } from '../sample/sample-accounts.ts';
import { createTestObjects } from '../service-desk/authorization/test-objects.ts';
import { createTestDesk } from '../service-desk/create-test-desk.ts';
import { openDeskDatabase } from '../service-desk/model/desk-tables.ts';
import { changeRole } from './change-role.ts';
import { createAdministrator } from './create-administrator.ts';
import { describeRemoved } from './describe-removed.ts';
import { parseAccountArguments } from './parse-account-arguments.ts';
import { removeSamples } from './remove-samples.ts';

const configuration = parseDatabaseConfiguration(publicEnvironment);
const origin = publicEnvironment.PUBLIC_ORIGIN;
const password = 'Cable-Tray-2027';

async function migrateAll(database: Kysely<Database>) {
  for (const service of ['content', 'identity', 'service-desk']) {
    await migrate(database, service, new URL(`../${service}/migrations/`, import.meta.url));
  }
}

function parseAdministrator(...words: string[]) {
  const command = parseAccountArguments(['create-admin', ...words]);
  if (command.name !== 'create-admin') throw new Error(command.name);
  return command.administrator;
}

function parseRoleChange(...words: string[]) {
  const command = parseAccountArguments(words);
  if (command.name !== 'change-role') throw new Error(command.name);
  return command.change;
}

async function writePage(database: Kysely<Database>, id: string, passwordHash: string) {
  const tables = database.withTables<ContentTables>();
  const now = new Date();
  const data = JSON.stringify({ slug: id, passwordHash });
  await tables
    .insertInto('content_entry')
    .values({ id, model: 'Page', created_at: now, updated_at: now, seed_sha256: null })
    .execute();
  const version = { entry_id: id, stage: 'DRAFT', locale: '', data, updated_at: now, published_at: null } as const;
  await tables.insertInto('content_version').values(version).execute();
}

describe('create-admin, grant and revoke', () => {
  let database: Kysely<Database>;
  beforeAll(async () => {
    database = await openDatabase();
    await migrateAll(database);
  });
  afterAll(() => database.destroy());
  const create = (...words: string[]) => createAdministrator(database, configuration, parseAdministrator(...words));

  it('makes the first administrator of an empty database by a link that works once, whose hash alone is kept', async () => {
    const replaced = await create('Ada@Works.test');
    const { link, expiresAt } = await create('ada@works.test', '--organization', 'Works AG');
    expect(link).toMatch(new RegExp(`^${origin}/am/ui/invitation/[\\w-]{43}$`));
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    const links = await createIdentityDatabase(database).selectFrom('identity_link').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(link.slice(-43));
    const desk = await createTestDesk(publicEnvironment, database);
    try {
      const visitor = createVisitor(() => desk.address, origin);
      const form = { firstName: 'Ada', lastName: 'Bell', password, repeated: password };
      expect((await visitor.post(new URL(replaced.link).pathname, form)).status).toBe(410);
      expect((await visitor.post(new URL(link).pathname, form)).status).toBe(303);
      expect((await visitor.post(new URL(link).pathname, form)).status).toBe(410);
      const { tokens } = await createVisitor(() => desk.address, origin).signInForTokens('ada@works.test', password);
      const answer = await desk.ask(tokens.id_token, '{viewer{firstName lastName adminScope isServiceStaff}}');
      expect(answer.data).toEqual({
        viewer: { firstName: 'Ada', lastName: 'Bell', adminScope: 'INTERNAL', isServiceStaff: true },
      });
      const users = await desk.ask(tokens.id_token, '{users{items{email organizations{name}}}}');
      expect(users.text).toContain('Works AG');
    } finally {
      await desk.close();
    }
    await expect(create('ada@works.test')).rejects.toThrow('ada@works.test has an account already');
  });

  it('refuses addresses of the directory of the company, as every endpoint does', async () => {
    await expect(create('ada@kmx.example')).rejects.toThrow('is of a domain in MANAGED_EMAIL_DOMAINS');
  });

  it('grant and revoke give a role to an account and take it away, beside the roles that it has', async () => {
    const directory = createAccountDirectory(database, configuration);
    const email = 'eve@works.test';
    const expiresAt = new Date(Date.now() + 60_000);
    const person = { firstName: 'Eve', lastName: 'Bell', language: 'en', expiresAt } as const;
    const { accountId } = await directory.invite({ email, ...person });
    await directory.setRoles(accountId, ['kmx_delegatedadmin_intern']);
    const change = (...words: string[]) => changeRole(database, parseRoleChange(...words));
    const readRoles = async () => (await directory.findById(accountId))?.roles;
    expect(await change('grant', ' Eve@Works.test', 'release-operator')).toBe(
      `${email} is release-operator from now on.`,
    );
    expect(await change('grant', email, 'release-operator')).toBe(`${email} is release-operator already.`);
    expect(await readRoles()).toEqual(['kmx_delegatedadmin_intern', releaseOperatorRole]);
    expect(await change('revoke', email, 'release-operator')).toContain(`${email} is release-operator no more`);
    expect(await change('revoke', email, 'release-operator')).toBe(`${email} is no release-operator.`);
    expect(await readRoles()).toEqual(['kmx_delegatedadmin_intern']);
    const entries = await openDeskDatabase(database)
      .selectFrom('desk_audit')
      .select(['action', 'actor_id', 'details'])
      .where('action', 'like', 'ROLE_%')
      .orderBy('id')
      .execute();
    const details = JSON.stringify({ role: releaseOperatorRole, account: accountId });
    expect(entries).toEqual([
      { action: 'ROLE_GRANTED', actor_id: null, details },
      { action: 'ROLE_REVOKED', actor_id: null, details },
    ]);
    await expect(change('grant', 'nobody@works.test', 'release-operator')).rejects.toThrow(
      new RefusedError('nobody@works.test has no account. An administrator can invite it in the portal first.'),
    );
  });
});

describe('remove-samples', () => {
  it('takes accounts with their sessions and tokens, page passwords and invented customers away, keeps what others made, and counts', async () => {
    const database = await openDatabase();
    const desk = await createTestDesk({}, database);
    const visitor = createVisitor(() => desk.address, desk.configuration.publicOrigin);
    const { tokens } = await visitor.signInForTokens(anna);
    await migrateAll(database);
    const tables = openDeskDatabase(database);
    await createTestObjects(tables).addUser(['northline'], { id: 'real', email: 'eve@works.test' });
    await expect(
      createAdministrator(database, configuration, parseAdministrator('ben.ortiz@northline.example')),
    ).rejects.toThrow('Remove the samples first: npm run accounts -- remove-samples');
    await writePage(database, 'sample', samplePagePasswordHash);
    await writePage(database, 'own', '$argon2id$own');
    const removed = await removeSamples(database);
    expect(removed).toMatchObject({ accounts: sampleAccounts.length, sessions: 1, pages: 1, keptOrganizations: 1 });
    const versions = database
      .withTables<ContentTables>()
      .selectFrom('content_version')
      .select('data')
      .orderBy('entry_id');
    expect((await versions.execute()).map(({ data }) => data)).toEqual([
      { passwordHash: '$argon2id$own', slug: 'own' },
      { passwordHash: null, slug: 'sample' },
    ]);
    expect(removed.tokens).toBeGreaterThanOrEqual(2);
    expect(describeRemoved(removed)).toContain('6 sample accounts, 1 session and 2 tokens of them');
    expect((await visitor.loadUserInfo(tokens.access_token)).status).toBe(401);
    const refused = await visitor.submit(
      await visitor.openSignIn(createFlow(desk.configuration.publicOrigin)),
      anna,
      samplePassword,
    );
    expect(refused.status).toBe(401);
    const people = await tables.selectFrom('desk_user').select('email').execute();
    expect(people).toEqual([{ email: 'eve@works.test' }]);
    const organizations = await tables.selectFrom('desk_organization').select('id').execute();
    expect(organizations).toEqual([{ id: 'northline' }]);
    expect(describeRemoved(await removeSamples(database))).toMatch(/^There are no sample accounts/);
    await desk.close();
    await database.destroy();
  });
});
