import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { pino } from 'pino';
import { parseConfiguration } from '../configuration.ts';
import { openDatabase } from '../database/database.ts';
import { createIdentityDatabase } from './identity-database.ts';
import { registerIdentity } from './register-identity.ts';

export const origin = 'http://localhost:3000';
export const crimpOrigin = 'http://crimp.localhost:3000';

/** The identity service on a real port over a database in memory; the database survives `restart`. */
export async function startTestIdentity() {
  const configuration = {
    ...parseConfiguration({}),
    port: 0,
    dataDirectory: '',
    publicOrigin: origin,
    allowedOrigins: [origin, crimpOrigin],
    contentToken: 'content-token-for-tests',
    contentDraftToken: 'draft-token-for-tests',
    accessTokenSeconds: 600,
  };
  const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
  async function startApp() {
    const app = Fastify();
    await registerIdentity(app, context);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }
  let app = await startApp();
  return {
    resolveUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async restart() {
      await app.close();
      app = await startApp();
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
