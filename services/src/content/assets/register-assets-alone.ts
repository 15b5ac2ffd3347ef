import type { FastifyInstance } from 'fastify';
import { migrateKeptFiles, openKeptFiles } from '../../kept-files/open-kept-files.ts';
import type { ServiceContext } from '../../service-context.ts';
import type { ContentTables } from '../store/content-tables.ts';
import { readDocuments } from '../store/read-documents.ts';
import { createAssetImagesOptions, registerAssetImages } from './register-asset-images.ts';

/**
 * Adds the pictures of the content system to a process that has images and leaves content to others: assets are read from
 * the tables of content when they are asked for. No effect beside content, which adds them itself.
 */
export async function registerAssetsAlone(app: FastifyInstance, context: ServiceContext): Promise<void> {
  if (context.configuration.services.has('content')) return;
  const database = context.database.withTables<ContentTables>();
  await migrateKeptFiles(context.database);
  const { files } = openKeptFiles(context.database, context.configuration, 'content-assets');
  app.addHook('onClose', async () => files.close());
  registerAssetImages(app, {
    ...createAssetImagesOptions(app, context, files),
    findAsset: async (stage, id) => {
      const [found] = await readDocuments(database, { ids: [id], stage });
      return found?.document.model === 'Asset' ? found.document : undefined;
    },
  });
}
