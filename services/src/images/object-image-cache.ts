import { createHash } from 'node:crypto';
import type { ObjectStore, StoredObject } from '@kmx/server-kit/objects/object-store.ts';
import type { Logger } from 'pino';
import type { ImageCache } from './image-cache.ts';

const maxPictureBytes = 64 * 1024 * 1024;
const hashBytes = 32;
/** Nobody asks a store for so long that has just failed: visitors get pictures that are made for them meanwhile. */
const restMs = 10_000;
/** Writes at the same time; beyond that a picture is left to a later request. */
const maxWrites = 8;
/** After so large a part of the limit has been written, the objects are counted. */
const countedShare = 0.1;

interface Options {
  /** What the keys of its objects begin with. */
  readonly prefix: string;
  readonly limitBytes: number;
  /** For the visitor who waits: its calls have a short deadline. */
  readonly quick: ObjectStore;
  /** For what nobody waits for. */
  readonly patient: ObjectStore;
  readonly logger: Logger;
}

/** What a picture is stored behind: the store may give another object, or other bytes, with 200. */
const sign = (key: string, picture: Uint8Array): Buffer => createHash('sha256').update(key).update(picture).digest();

/**
 * Pictures that all machines share, in an object store. The store decides nothing: one that is away or gives something
 * else costs a picture that is made again, and ten seconds in which it is not asked. When it holds more than `limitBytes`,
 * the oldest pictures go until a fifth is free again.
 */
export function openObjectImageCache({ prefix, limitBytes, quick, patient, logger }: Options): ImageCache {
  let restsUntil = 0;
  let writes = 0;
  let uncounted = limitBytes;
  let sweep: Promise<void> | undefined;

  function rest(error: unknown): void {
    if (Date.now() >= restsUntil) logger.warn({ err: error }, 'the image cache cannot be used');
    restsUntil = Date.now() + restMs;
  }

  async function removeOldest(): Promise<void> {
    const objects: StoredObject[] = (await patient.list(prefix)).toSorted(
      (one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime(),
    );
    let total = objects.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= limitBytes) return;
    for (const { key, bytes } of objects) {
      if (total <= limitBytes * 0.8) return;
      await patient.remove(key);
      total -= bytes;
    }
  }

  async function store(key: string, picture: Buffer): Promise<void> {
    await patient.put(prefix + key, Buffer.concat([sign(key, picture), picture]));
    uncounted += picture.length;
    if (uncounted <= limitBytes * countedShare) return;
    uncounted = 0;
    sweep ??= removeOldest().finally(() => {
      sweep = undefined;
    });
    await sweep;
  }

  return {
    read: async (key) => {
      if (Date.now() < restsUntil) return undefined;
      try {
        const content = await quick.get(prefix + key, maxPictureBytes);
        if (typeof content === 'string') return undefined;
        const picture = Buffer.from(content.subarray(hashBytes));
        if (sign(key, picture).equals(content.subarray(0, hashBytes))) return picture;
        logger.warn({ key }, 'the image cache gave something else');
      } catch (error) {
        rest(error);
      }
      return undefined;
    },
    // The picture is made: nobody waits until it is kept for others.
    write: (key, picture) => {
      if (Date.now() < restsUntil || writes >= maxWrites) return Promise.resolve();
      writes += 1;
      store(key, picture)
        .catch(rest)
        .finally(() => {
          writes -= 1;
        });
      return Promise.resolve();
    },
  };
}
