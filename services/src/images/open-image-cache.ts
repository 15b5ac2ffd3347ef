import { join } from 'node:path';
import { openS3ObjectStore } from '@kmx/server-kit/objects/s3-object-store.server.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServicesConfiguration } from '../configuration/configuration.ts';
import { type ImageCache, openImageCache } from './image-cache.ts';
import { openObjectImageCache } from './object-image-cache.ts';

/** How long a visitor waits for a store: about as long as it takes to make a picture. */
const quickMs = 500;

/** A near cache before one that others share: what is found far away is kept near. */
function joinCaches(near: ImageCache, far: ImageCache): ImageCache {
  return {
    read: async (key) => {
      const kept = await near.read(key);
      if (kept !== undefined) return kept;
      const found = await far.read(key);
      // A full disk must not cost the visitor a picture that was found.
      if (found !== undefined) await near.write(key, found).catch(() => {});
      return found;
    },
    write: async (key, picture) => {
      await far.write(key, picture);
      await near.write(key, picture);
    },
  };
}

interface CacheOptions {
  readonly configuration: Pick<ServicesConfiguration, 'dataDirectory' | 'fileStore'>;
  readonly logger: Logger;
  /** Folder of the data directory, and what the keys of its objects begin with. */
  readonly name: string;
  readonly limitBytes: number;
}

/**
 * Prepares a cache of pictures on this machine, before one of all machines where files are in an object store; the
 * returned function opens it.
 */
export function prepareImageCache(
  app: FastifyInstance,
  { configuration: { dataDirectory, fileStore }, logger, name, limitBytes }: CacheOptions,
): () => Promise<ImageCache> {
  const openNear = () => openImageCache(join(dataDirectory, name), limitBytes);
  if (fileStore === null) return openNear;
  const quick = openS3ObjectStore(fileStore, { deadlineMs: quickMs, attempts: 1 });
  const patient = openS3ObjectStore(fileStore);
  app.addHook('onClose', async () => {
    for (const store of [quick, patient]) store.close();
  });
  const far = openObjectImageCache({ prefix: `${name}/`, limitBytes, quick, patient, logger });
  return async () => joinCaches(await openNear(), far);
}
