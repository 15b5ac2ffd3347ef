import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAudits } from 'graphql-http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCatalogue } from '../catalogue/register-catalogue.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { registerContent } from '../content/register-content.ts';
import { openDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { registerIdentity } from '../identity/register-identity.ts';
import { registerMail } from '../mail/register-mail.ts';
import { registerServiceDesk } from '../service-desk/register-service-desk.ts';
import { registerUploads } from '../uploads/register-uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-audits-'));
const configuration = parseConfiguration({ DATA_DIR: folder, CONTENT_WEBHOOK_URLS: 'none' });
let stop: () => Promise<void>;
let origin = '';

beforeAll(async () => {
  const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
  const parts = [registerContent, registerCatalogue, registerIdentity, registerMail, registerUploads];
  const app = await createServices(context, [...parts, registerServiceDesk]);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  stop = async () => {
    await app.close();
    await context.database.destroy();
    rmSync(folder, { recursive: true });
  };
}, 120_000);
afterAll(() => stop());

describe.each(['content', 'catalogue', 'service-desk'])('GraphQL over HTTP at /%s/graphql', (service) => {
  const authorization = `Bearer ${configuration.contentToken}`;
  const audits = serverAudits({
    url: () => `${origin}/${service}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } }),
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('SRV-017 %s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
  });
});
