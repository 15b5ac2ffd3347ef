import type { FastifyInstance } from 'fastify';
import { migrate } from '../database/migrate.ts';
import { schedulePurge } from '../retention/schedule-purge.ts';
import type { ServiceContext } from '../service-context.ts';
import { serviceNames } from '../service-names.ts';
import { createMailDelivery } from './deliver-mail.ts';
import type { MailTables } from './mail-database.ts';
import { purgeMails } from './purge-mails.ts';
import { readMailQueue } from './read-mail-queue.ts';
import { registerOutbox } from './register-outbox.ts';

const deliveryMs = 3_000;
const purgeMs = 3_600_000;
const silentMail = 'mails of the other processes wait: this one has the mail service, and no SMTP_URL';

/** Adds the delivery of mails: by SMTP where it is configured, else an outbox to look at during development. */
export async function registerMail(
  app: FastifyInstance,
  { configuration, database, logger }: ServiceContext,
): Promise<void> {
  await migrate(database, 'mail', new URL('./migrations/', import.meta.url));
  const mailDatabase = database.withTables<MailTables>();
  const { mailDays } = configuration.retention;
  const isSilent = configuration.smtpUrl === null && configuration.services.size < serviceNames.length;
  const run = () => purgeMails(mailDatabase, mailDays, isSilent);
  schedulePurge(app, logger, { name: 'mails', everyMs: purgeMs, run });
  app.watchQueue('mail', () => readMailQueue(mailDatabase));
  if (configuration.smtpUrl === null) {
    if (configuration.isLocal) registerOutbox(app, mailDatabase);
    if (isSilent) logger.warn(silentMail);
    return;
  }
  const settings = {
    smtpUrl: configuration.smtpUrl,
    sender: configuration.mailSender,
    replyTo: configuration.supportAddress,
  };
  const delivery = createMailDelivery(mailDatabase, settings, logger);
  const deliver = () =>
    void delivery.deliverDue().catch((error: unknown) => logger.error({ err: error }, 'mail delivery failed'));
  const timer = setInterval(deliver, deliveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await delivery.close();
  });
}
