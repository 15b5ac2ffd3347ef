import { randomBytes, randomUUID } from 'node:crypto';
import type { ObjectStore } from '@kmx/server-kit/objects/object-store.ts';
import { openS3ObjectStore } from '@kmx/server-kit/objects/s3-object-store.server.ts';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../service-context.ts';
import { filesPrefix } from './object-files.ts';

const checkBytes = 32;
/** How long an operator's look at the readiness waits for the store. */
const readinessMs = 2_000;

/** Writes an object, reads it and removes it; rejects with what is wrong and where to look. */
async function tryStore(store: ObjectStore): Promise<void> {
  const key = `${filesPrefix}check/${randomUUID()}`;
  const content = randomBytes(checkBytes);
  await store.put(key, content);
  const kept = await store.get(key, checkBytes);
  if (typeof kept === 'string' || !content.equals(kept))
    throw new Error(`${store.place} does not have what it has just taken`);
  await store.remove(key);
}

/**
 * Tries the object store of files at the start, and adds it to the readiness in detail. One that cannot be used is logged
 * and stops nothing: all else goes on without it, and it may come back.
 */
export async function registerFileStore(
  app: FastifyInstance,
  { configuration: { fileStore }, logger }: ServiceContext,
): Promise<void> {
  if (fileStore === null) return;
  const store = openS3ObjectStore(fileStore);
  const quick = openS3ObjectStore(fileStore, { deadlineMs: readinessMs, attempts: 1 });
  app.addHook('onReady', async () => {
    tryStore(store).catch((error: unknown) =>
      logger.error({ err: error }, 'the object store of files cannot be used: uploads and their downloads answer 503'),
    );
  });
  app.readinessDetails.set('fileStore', () =>
    quick.get(`${filesPrefix}check`, 1).then(
      () => 'ok',
      () => 'unavailable',
    ),
  );
  app.addHook('onClose', async () => {
    for (const each of [store, quick]) each.close();
  });
}
