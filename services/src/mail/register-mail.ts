import type { FastifyInstance } from 'fastify';
import { migrate } from '../database/migrate.ts';
import type { ServiceContext } from '../service-context.ts';
import { createMailDelivery } from './deliver-mail.ts';
import type { MailTables } from './mail-database.ts';
import { readMailQueue } from './read-mail-queue.ts';
import { registerOutbox } from './register-outbox.ts';

const deliveryMs = 3_000;
const purgeMs = 3_600_000;

/** Adds the delivery of mails: by SMTP where it is configured, else an outbox to look at during development. */
export async function registerMail(
  app: FastifyInstance,
  { configuration, database, logger }: ServiceContext,
): Promise<void> {
  await migrate(database, 'mail', new URL('./migrations/', import.meta.url));
  const mailDatabase = database.withTables<MailTables>();
  app.watchQueue('mail', () => readMailQueue(mailDatabase));
  if (configuration.smtpUrl === null) {
    if (configuration.isLocal) registerOutbox(app, mailDatabase);
    return;
  }
  const settings = {
    smtpUrl: configuration.smtpUrl,
    sender: configuration.mailSender,
    replyTo: configuration.supportAddress,
  };
  const delivery = createMailDelivery(mailDatabase, settings, logger);
  const run = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => logger.error({ err: error }, 'mail delivery failed'));
  const timers = [
    setInterval(run(delivery.deliverDue), deliveryMs).unref(),
    setInterval(run(delivery.purge), purgeMs).unref(),
  ];
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    delivery.close();
  });
}
