import { join } from 'node:path';
import { pino } from 'pino';
import { registerCatalogue } from './catalogue/register-catalogue.ts';
import { parseConfiguration } from './configuration.ts';
import { registerContent } from './content/register-content.ts';
import { createServices } from './create-services.ts';
import { openDatabase } from './database/database.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openPostgres } from './database/open-postgres.ts';
import { registerFiles } from './files/register-files.ts';
import { registerForms } from './forms/register-forms.ts';
import { registerStoryMails } from './forms/register-story-mails.ts';
import { registerIdentity } from './identity/register-identity.ts';
import { registerImages } from './images/register-images.ts';
import { registerMail } from './mail/register-mail.ts';
import { registerSearch } from './search/register-search.ts';
import { registerServiceDesk } from './service-desk/register-service-desk.ts';
import { registerUploads } from './uploads/register-uploads.ts';
import { registerVideos } from './videos/register-videos.ts';

const closeDeadlineMilliseconds = 10_000;

async function startServices(): Promise<void> {
  const startedAt = performance.now();
  const logger = pino({ name: 'services', level: process.env['LOG_LEVEL'] ?? 'info' });
  const configuration = parseConfiguration(process.env);
  const unlock = lockFolder(configuration.dataDirectory);
  process.once('exit', unlock);
  const database =
    configuration.postgres === null
      ? await openDatabase(join(configuration.dataDirectory, 'postgres'))
      : await openPostgres(configuration.postgres, logger, (holder) => {
          logger.fatal({ holder }, 'another process has taken the database while it was away');
          process.exit(1);
        });
  const context = { configuration, database, logger };
  const app = await createServices(context, [
    registerContent,
    registerCatalogue,
    registerIdentity,
    registerImages,
    registerVideos,
    registerFiles,
    registerSearch,
    registerMail,
    registerUploads,
    registerForms,
    registerServiceDesk,
    registerStoryMails,
  ]);
  await app.listen({ host: '127.0.0.1', port: configuration.port });

  async function stopServices(): Promise<void> {
    setTimeout(() => process.exit(1), closeDeadlineMilliseconds).unref();
    await app.close();
    await database.destroy();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stopServices());
  process.once('SIGINT', () => void stopServices());
  logger.info({ port: configuration.port, milliseconds: Math.round(performance.now() - startedAt) }, 'services ready');
}

try {
  await startServices();
} catch (error) {
  process.stderr.write(`services could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
