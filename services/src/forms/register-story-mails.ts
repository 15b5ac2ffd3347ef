import type { FastifyInstance } from 'fastify';
import type { ContentTables } from '../content/store/content-tables.ts';
import type { MailTables } from '../mail/mail-database.ts';
import type { ServiceContext } from '../service-context.ts';
import type { UploadTables } from '../uploads/upload-database.ts';
import { createMailSettings } from './create-mail-settings.ts';
import type { FormTables } from './form-database.ts';
import { mailNewStories } from './mail-new-stories.ts';

const pollMs = 60_000;

/** Adds the job that mails new stories to subscribers; needs the tables of content, mail, uploads and forms (PUB-029). */
export async function registerStoryMails(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { logger } = context;
  const database = context.database
    .withTables<ContentTables>()
    .withTables<MailTables>()
    .withTables<UploadTables>()
    .withTables<FormTables>();
  const settings = await createMailSettings(context);
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= mailNewStories(database, settings)
      .then((mails) => {
        if (mails > 0) logger.info({ mails }, 'subscribers were notified of new stories');
      })
      .catch((error: unknown) => logger.error({ err: error }, 'the mails of new stories failed'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, pollMs).unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
