import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createServices, type RegisterService } from '../http/create-services.ts';
import { registerMail } from '../mail/register-mail.ts';
import { registerUploads } from '../uploads/register-uploads.ts';
import type { FormDatabase } from './form-database.ts';
import { registerForms } from './register-forms.ts';

interface TestFormsOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** That of another one, which closes it. */
  readonly database?: Kysely<Database>;
}

/** Forms, mails and uploads, with more where needed, on a free port with an in-memory database and a folder of their own. */
export async function createTestForms(
  more: readonly RegisterService[] = [],
  { environment = {}, database }: TestFormsOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'kmx-forms-'));
  const configuration = parseConfiguration({ DATA_DIR: folder, ...environment });
  const context = { configuration, database: database ?? (await openDatabase()), logger: pino({ level: 'silent' }) };
  const app = await createServices(context, [...more, registerMail, registerUploads, registerForms]);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${configuration.formsToken}`;
  return {
    address,
    authorization,
    context,
    folder,
    database: context.database as unknown as FormDatabase,
    submit: async (submission: object, token = authorization) => {
      const response = await fetch(`${address}/forms/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(submission),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    close: async () => {
      await app.close();
      if (database === undefined) await context.database.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}
