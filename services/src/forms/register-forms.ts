import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { migrate } from '../database/migrate.ts';
import { isBearerOf } from '../http/is-bearer-of.ts';
import type { MailTables } from '../mail/mail-database.ts';
import { schedulePurge } from '../retention/schedule-purge.ts';
import type { ServiceContext } from '../service-context.ts';
import type { UploadTables } from '../uploads/upload-database.ts';
import { createMailSettings } from './create-mail-settings.ts';
import type { FormDatabase, FormTables } from './form-database.ts';
import { keepSubmission } from './keep-submission.ts';
import { purgeForms } from './purge-forms.ts';
import { submissionSchema } from './submission.ts';

const bodyLimitBytes = 64 * 1024;
const purgeMs = 6 * 3_600_000;

/** Adds the service that keeps forms, `POST /forms/submissions`; needs the tables of mail and uploads. */
export async function registerForms(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { configuration, logger } = context;
  await migrate(context.database, 'forms', new URL('./migrations/', import.meta.url));
  const database: FormDatabase = context.database
    .withTables<MailTables>()
    .withTables<UploadTables>()
    .withTables<FormTables>();
  const settings = await createMailSettings(context);
  const { formDays } = configuration.retention;
  schedulePurge(app, logger, { name: 'forms', everyMs: purgeMs, run: () => purgeForms(database, formDays) });
  app.post('/forms/submissions', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    if (!isBearerOf(request.headers.authorization, configuration.formsToken)) {
      return reply.status(401).send({ title: 'A token is needed', status: 401 });
    }
    const submission = v.safeParse(submissionSchema, request.body);
    if (!submission.success) return reply.status(422).send({ accepted: false });
    const reference = await keepSubmission(database, submission.output, settings);
    if (reference === null) return reply.status(422).send({ accepted: false });
    return reply.send({ accepted: true, reference });
  });
}
