import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openS3ObjectStore } from '@kmx/server-kit/objects/s3-object-store.server.ts';
import { resolveS3Settings } from '@kmx/server-kit/objects/s3-settings.server.ts';
import type { ObjectFault } from '@kmx/test-kit/object-faults.ts';
import Fastify from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FilesAwayError, type KeptFiles } from '../kept-files/kept-files.ts';
import { type ObjectPlace, startObjectPlace } from '../kept-files/object-place.fixture.ts';
import { convertImage } from './convert-image.ts';
import { createImageLoader } from './create-image-loader.ts';
import type { ImageCache } from './image-cache.ts';
import { openObjectImageCache } from './object-image-cache.ts';
import { prepareImageCache } from './open-image-cache.ts';
import { registerImageRoutes } from './register-images.ts';

const logger = pino({ level: 'silent' });
const root = join(import.meta.dirname, '../../assets/images');
const picturePath = '/images/products/corvus-620-front.webp?w=480&fm=webp';
let place: ObjectPlace;
let folder = '';

beforeAll(async () => {
  place = await startObjectPlace();
  folder = await mkdtemp(join(tmpdir(), 'kmx-images-'));
});
afterEach(() => place.faults.decide(() => 'pass'));
afterAll(async () => {
  await place.stop();
  await rm(folder, { recursive: true });
});

function readSettings() {
  const { settings } = resolveS3Settings(place.environment);
  if (settings === null) throw new Error('no settings');
  return settings;
}

/** Its own counters and its own rest after a failure, as another process has them. */
function openCache(prefix: string, limitBytes = 1e9): ImageCache {
  const store = openS3ObjectStore(readSettings());
  return openObjectImageCache({ prefix, limitBytes, quick: store, patient: store, logger });
}

const waitFor = (cache: ImageCache, key: string) => expect.poll(() => cache.read(key), { timeout: 5_000 });

it('SRV-058 a picture that one process has made is found by another one', async () => {
  const picture = Buffer.from('a picture');
  await openCache('shared/').write('a1', picture);
  await waitFor(openCache('shared/'), 'a1').toEqual(picture);
  expect(await openCache('shared/').read('a2')).toBeUndefined();
});

it.each<ObjectFault>(['refuse', 'fail', 'garble', 'shorten', 'break-off', 'error-as-success'])(
  'SRV-058 a store that answers with %s never gives other bytes; the picture is made again',
  async (fault) => {
    const cache = openCache('faulty/');
    await cache.write(fault, Buffer.from('right'));
    await waitFor(cache, fault).toBeDefined();
    place.faults.decide(() => fault);
    expect(await openCache('faulty/').read(fault)).toBeUndefined();
  },
);

it('SRV-058 an object of another picture is not taken for it', async () => {
  const cache = openCache('moved/');
  await cache.write('c1', Buffer.from('one'));
  await waitFor(cache, 'c1').toBeDefined();
  const store = openS3ObjectStore(readSettings());
  const stored = await store.get('moved/c1', 1000);
  if (typeof stored === 'string') throw new Error(stored);
  await store.put('moved/c2', stored);
  expect(await cache.read('c2')).toBeUndefined();
  store.close();
});

it('SRV-058 the oldest pictures go when the objects are more than the limit', async () => {
  const cache = openCache('full/', 1000);
  for (const key of ['d1', 'd2', 'd3', 'd4']) {
    await cache.write(key, Buffer.alloc(300));
    await waitFor(cache, key).toBeDefined();
  }
  const store = openS3ObjectStore(readSettings());
  const list = async () => (await store.list('full/')).map(({ key }) => key).toSorted();
  await expect.poll(list, { timeout: 5_000 }).toEqual(['full/d3', 'full/d4']);
  store.close();
});

async function startImages(name: string, uploads?: KeptFiles) {
  const app = Fastify();
  const configuration = { dataDirectory: join(folder, name), fileStore: readSettings() };
  let conversions = 0;
  const cache = await prepareImageCache(app, { configuration, logger, name: 'images-cache', limitBytes: 1e9 })();
  const loader = createImageLoader(cache, logger, (...given) => {
    conversions += 1;
    return convertImage(...given);
  });
  registerImageRoutes(app, { root, loader, avif: false, logger, ...(uploads === undefined ? {} : { uploads }) });
  await app.ready();
  return { app, countConversions: () => conversions };
}

it('SRV-058 a machine shows what another one has made, with the same entity tag, and keeps it', async () => {
  const [one, two] = [await startImages('one'), await startImages('two')];
  const made = await one.app.inject(picturePath);
  const objects = openS3ObjectStore(readSettings());
  await expect.poll(async () => (await objects.list('images-cache/')).length).toBe(1);
  const shown = await two.app.inject(picturePath);
  expect([shown.headers['etag'], shown.rawPayload.equals(made.rawPayload)]).toEqual([made.headers['etag'], true]);
  expect([one.countConversions(), two.countConversions()]).toEqual([1, 0]);
  place.faults.decide(() => 'fail');
  expect((await two.app.inject(picturePath)).statusCode).toBe(200);
  expect(two.countConversions()).toBe(0);
  objects.close();
  for (const { app } of [one, two]) await app.close();
});

it('SRV-058 pictures are shown while the store is away, and only the first ones wait for it', async () => {
  place.faults.decide(() => 'silent');
  const { app } = await startImages('away');
  const show = async (width: number) => {
    const before = performance.now();
    expect((await app.inject(picturePath.replace('480', String(width)))).statusCode).toBe(200);
    return performance.now() - before;
  };
  await show(480);
  const asked = place.faults.requests.length;
  await show(320);
  await show(640);
  expect(place.faults.requests.length).toBe(asked);
  await app.close();
});

it('SRV-058 a picture of an editor whose original is away is 503, is not kept, and is shown afterwards', async () => {
  let isAway = true;
  const original = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b9673a' } })
    .webp()
    .toBuffer();
  const file = {
    ...{ bytes: original.length, version: 'v1' },
    read: () => (isAway ? Promise.reject(new FilesAwayError('away')) : Promise.resolve(Readable.from([original]))),
  };
  const files: KeptFiles = {
    ...{ place: '', write: () => Promise.reject(new Error('not asked')), remove: () => Promise.resolve(false) },
    find: (name) => Promise.resolve(name === 'a.webp' ? file : null),
    close: () => {},
  };
  const { app } = await startImages('originals', files);
  const show = () => app.inject('/images/uploads/a.webp?w=480&fm=webp');
  const refused = await show();
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect([refused.headers['etag'], refused.json()]).toEqual([
    undefined,
    { status: 503, title: 'the picture cannot be read at the moment' },
  ]);
  isAway = false;
  expect((await show()).statusCode).toBe(200);
  expect((await app.inject('/images/uploads/b.webp?w=480')).statusCode).toBe(404);
  await app.close();
});
