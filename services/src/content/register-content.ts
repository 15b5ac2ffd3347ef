import type { FastifyInstance } from 'fastify';
import { migrate } from '../database/migrate.ts';
import { createWindowCounter } from '../http/window-counter.ts';
import { migrateKeptFiles, openKeptFiles } from '../kept-files/open-kept-files.ts';
import { schedulePurge } from '../retention/schedule-purge.ts';
import type { ServiceContext } from '../service-context.ts';
import { createBuiltInTokens } from './access/built-in-tokens.ts';
import { createAssetImagesOptions, registerAssetImages } from './assets/register-asset-images.ts';
import { createAssetSignature } from './assets/sign-asset-address.ts';
import { announceChange } from './content-changes.ts';
import { createUsers } from './create-users.ts';
import { selectSeedEntries } from './data/select-seed-entries.ts';
import { registerDeletion } from './deletion/register-deletion.ts';
import { forgetDeleted } from './history/keep-deleted.ts';
import { registerLog } from './history/register-log.ts';
import { contentModel } from './model/model.ts';
import { createPublishingContext } from './publishing/publishing-context.ts';
import { startSchedule } from './publishing/start-schedule.ts';
import { registerContentApi } from './register-content-api.ts';
import { createContentStore } from './store/content-store.ts';
import type { ContentTables } from './store/content-tables.ts';
import { giveWayPlugin } from './store/give-way-plugin.ts';
import { seedContent } from './store/seed-content.ts';
import { registerTranslation } from './translation/register-translation.ts';
import { registerAssetUpload } from './upload/register-asset-upload.ts';
import { keepWebhooks } from './webhook/keep-webhooks.ts';
import { readWebhookQueue } from './webhook/read-webhook-queue.ts';
import { startDelivery } from './webhook/start-delivery.ts';

const purgeMs = 24 * 3_600_000;

/** Adds the content service: its API, scheduled publications, messages to the shells, and translations (HY-01..HY-86). */
export async function registerContent(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { configuration, logger } = context;
  const database = context.database.withTables<ContentTables>().withPlugin(giveWayPlugin);
  await migrate(context.database, 'content', new URL('./migrations/', import.meta.url));
  await seedContent(database, contentModel, selectSeedEntries(configuration));
  const builtIn = createBuiltInTokens(
    {
      published: configuration.contentToken,
      draft: configuration.contentDraftToken,
      browser: configuration.contentBrowserToken,
    },
    contentModel.models.map(({ name }) => name),
  );
  const tokens = [...builtIn, ...configuration.contentTokens];
  await createUsers(
    database,
    tokens.map(({ name }) => name),
  );
  const { urls, secret, environment } = configuration.contentWebhooks;
  await keepWebhooks(database, secret === null ? [] : urls);
  const store = createContentStore(database);

  const delivery = startDelivery(
    database,
    { secret: secret ?? '', environment, assetOrigin: configuration.publicOrigin },
    logger,
  );
  app.watchQueue('webhooks', () => readWebhookQueue(database));
  const publishing = createPublishingContext({ contentModel, store, database }, context.database, (ids) => {
    delivery.wake();
    void announceChange(context.database, ids);
    schedule.wake();
  });
  const schedule = startSchedule(publishing, logger);
  app.addHook('onClose', async () => {
    await Promise.all([schedule.stop(), delivery.stop()]);
    publishing.stop();
  });

  schedulePurge(app, logger, {
    ...{ name: 'deleted content', everyMs: purgeMs },
    run: () => database.transaction().execute(forgetDeleted),
  });

  const limitRequests = createWindowCounter({
    max: configuration.contentRequestsPerSecond,
    windowMs: 1000,
  });
  const { publicOrigin } = configuration;
  const signAsset = createAssetSignature(configuration.contentDraftToken);
  await app.register((scope) =>
    registerContentApi(scope, { publishing, tokens, limitRequests, environment, publicOrigin, signAsset, logger }),
  );
  await app.register((scope) => registerDeletion(scope, { publishing, token: configuration.contentDraftToken }));
  await app.register((scope) => registerTranslation(scope, { publishing, token: configuration.contentDraftToken }));
  await migrateKeptFiles(context.database);
  const { files } = openKeptFiles(context.database, configuration, 'content-assets');
  app.addHook('onClose', async () => files.close());
  registerAssetImages(app, {
    ...createAssetImagesOptions(app, context, files),
    findAsset: (stage, id) => store.find('Asset', stage, id),
  });
  await app.register((scope) =>
    registerAssetUpload(scope, { publishing, token: configuration.contentDraftToken, files, logger }),
  );
  await app.register((scope) => registerLog(scope, { database, token: configuration.contentDraftToken }));
}
