import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import type { MailTables } from '../mail/mail-database.ts';
import { registerMail } from '../mail/register-mail.ts';
import { createAccountDirectory } from './accounts/create-account-directory.ts';
import { createIdentityDatabase } from './realm/identity-database.ts';
import { registerIdentity } from './register-identity.ts';

export const origin = 'http://localhost:3000';
export const crimpOrigin = 'http://crimp.localhost:3000';

/** The identity service on a real port over a database in memory; the database survives `restart`. */
export async function startTestIdentity(logoutUrls: readonly string[] = []) {
  const configuration = {
    ...parseConfiguration({}),
    port: 0,
    dataDirectory: '',
    publicOrigin: origin,
    allowedOrigins: [origin, crimpOrigin],
    contentToken: 'content-token-for-tests',
    contentDraftToken: 'draft-token-for-tests',
    accessTokenSeconds: 600,
    logoutUrls,
  };
  const shared = { database: await openDatabase(), logger: pino({ level: 'silent' }) };
  const context = { ...shared, configuration };
  let { managedEmailDomains } = configuration;
  async function startApp(isLocal = true) {
    const app = Fastify();
    // Nobody looks at the queues of this one.
    app.decorate('watchQueue', () => {});
    const context = { ...shared, configuration: { ...configuration, isLocal, managedEmailDomains } };
    await registerMail(app, context);
    await registerIdentity(app, context);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }
  let app = await startApp();
  return {
    database: shared.database,
    resolveUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    /** `isLocal` false makes it a public start under the same origin, for which old tokens and cookies would still fit. */
    async restart(isLocal = true) {
      await app.close();
      app = await startApp(isLocal);
    },
    /** As an operator does it who names further domains of the company. */
    async manageDomains(...domains: readonly string[]) {
      managedEmailDomains = domains;
      await app.close();
      app = await startApp();
    },
    directory: createAccountDirectory(context.database, configuration),
    /** Mails to one recipient, the newest last. */
    loadMails(recipient: string) {
      const query = context.database.withTables<MailTables>().selectFrom('mail_message').selectAll();
      return query.where('recipient', '=', recipient).orderBy('created_at').execute();
    },
    /** Makes every session look as if its password had been entered ten minutes ago. */
    async ageSessions() {
      const past = Math.floor(Date.now() / 1000) - 600;
      const payload = sql<string>`jsonb_set(payload::jsonb, '{loginTs}', to_jsonb(${past}::int))::text`;
      const query = createIdentityDatabase(context.database).updateTable('identity_artifact').set({ payload });
      await query.where('model', '=', 'Session').execute();
    },
    /** Makes links to new e-mail addresses look as if they had been sent two days ago. */
    async expireEmailChanges() {
      const past = new Date(Date.now() - 86_400_000);
      const database = createIdentityDatabase(context.database);
      await database.updateTable('identity_email_change').set({ expires_at: past }).execute();
      await database.updateTable('identity_link').set({ expires_at: past }).where('purpose', '=', 'email').execute();
    },
    async loadFactorSecret(accountId: string) {
      const query = createIdentityDatabase(context.database).selectFrom('identity_second_factor').select('secret');
      return (await query.where('account_id', '=', accountId).executeTakeFirstOrThrow()).secret;
    },
    async writeFactorSecret(accountId: string, secret: string) {
      const query = createIdentityDatabase(context.database).updateTable('identity_second_factor').set({ secret });
      await query.where('account_id', '=', accountId).execute();
    },
    async forgetAttempts() {
      await createIdentityDatabase(context.database).deleteFrom('identity_throttle').execute();
    },
    async close() {
      await app.close();
      await context.database.destroy();
    },
  };
}

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;
