import type { FastifyInstance } from 'fastify';
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
  registerAssetImages(app, {
    ...createAssetImagesOptions(context),
    findAsset: async (stage, id) => {
      const [found] = await readDocuments(database, { ids: [id], stage });
      return found?.document.model === 'Asset' ? found.document : undefined;
    },
  });
}
