import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { migrate } from '../database/migrate.ts';
import { isBearerOf } from '../http/is-bearer-of.ts';
import type { MailTables } from '../mail/mail-database.ts';
import type { ServiceContext } from '../service-context.ts';
import type { UploadTables } from '../uploads/upload-database.ts';
import { createMailSettings } from './create-mail-settings.ts';
import type { FormDatabase, FormTables } from './form-database.ts';
import { keepSubmission } from './keep-submission.ts';
import { submissionSchema } from './submission.ts';

const bodyLimitBytes = 64 * 1024;
const purgeMs = 6 * 3_600_000;
/** Submissions are forgotten after 24 months, subscriptions that were never confirmed after a month. */
const keptDays = 730;
const unconfirmedDays = 30;

async function purgeForms(database: FormDatabase): Promise<void> {
  const before = (days: number) => new Date(Date.now() - days * 86_400_000);
  const old = await database
    .deleteFrom('form_submission')
    .where('created_at', '<', before(keptDays))
    .returning('id')
    .execute();
  // The purge of uploads deletes files that belong to nothing.
  if (old.length > 0) {
    const ids = old.map(({ id }) => id);
    await database.updateTable('upload_file').set({ submission_id: null }).where('submission_id', 'in', ids).execute();
  }
  await database
    .deleteFrom('form_subscription')
    .where('state', '!=', 'active')
    .where('changed_at', '<', before(unconfirmedDays))
    .execute();
}

/** Adds the service that keeps forms, `POST /forms/submissions`; needs the tables of mail and uploads. */
export async function registerForms(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { configuration, logger } = context;
  await migrate(context.database, 'forms', new URL('./migrations/', import.meta.url));
  const database: FormDatabase = context.database
    .withTables<MailTables>()
    .withTables<UploadTables>()
    .withTables<FormTables>();
  const settings = await createMailSettings(context);
  const purge = () =>
    purgeForms(database).catch((error: unknown) => logger.error({ err: error }, 'the purge of forms failed'));
  const timer = setInterval(() => void purge(), purgeMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
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
