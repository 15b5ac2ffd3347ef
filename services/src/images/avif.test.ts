import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { convertImage } from './convert-image.ts';
import { createImageLoader } from './create-image-loader.ts';
import { openImageCache } from './image-cache.ts';
import { registerImageRoutes } from './register-images.ts';

const logger = pino({ level: 'silent' });
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const conversions: string[] = [];
/** Holds every AVIF back until a test lets it go. */
const gate = Promise.withResolvers<void>();
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-avif-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 960, height: 640, channels: 3, noise, background: '#b9673a' } });
  await picture.webp({ quality: 100 }).toFile(join(folder, 'one.webp'));
  const loader = createImageLoader(
    await openImageCache(join(folder, 'cache'), 1e9),
    logger,
    async (file, request, format) => {
      conversions.push(format);
      if (format === 'avif') await gate.promise;
      return convertImage(file, request, format);
    },
  );
  app = Fastify();
  registerImageRoutes(app, { root: folder, loader, avif: true, logger });
});

afterAll(async () => {
  gate.resolve();
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: chromium, ...headers } });

it('CON-016 answers WebP for a minute while AVIF is made once behind the visitors, then AVIF for ever', async () => {
  const url = '/images/one.webp?w=480&q=90';
  const meanwhile = await Promise.all([ask(url), ask(url), ask(url)]);
  for (const { headers } of meanwhile) {
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/webp', 'public, max-age=60']);
    expect(headers['vary']).toBe('Accept');
  }
  gate.resolve();
  const etag = String(meanwhile[0]?.headers['etag']);
  const answer = await vi.waitFor(async () => {
    const later = await ask(url, { 'if-none-match': etag });
    expect([later.statusCode, later.headers['content-type']]).toEqual([200, 'image/avif']);
    return later;
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['vary']).toBe('Accept');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480, height: 320 });
  expect(answer.rawPayload.length).toBeLessThan(Number(meanwhile[0]?.rawPayload.length));
  expect(conversions.toSorted()).toEqual(['avif', 'webp']);
  expect((await ask(url, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
});

it('CON-016 gives browsers without AVIF the same picture as ever, which they may keep for ever', async () => {
  const url = '/images/one.webp?w=320&q=90';
  const webp = await ask(url, { accept: 'image/webp,*/*' });
  const png = await ask(url, { accept: '*/*' });
  expect([webp.headers['content-type'], png.headers['content-type']]).toEqual(['image/webp', 'image/png']);
  for (const { headers } of [webp, png]) expect(headers['cache-control']).toContain('immutable');
});

it('makes the specified formats and AVIF at once for those who ask for them by name', async () => {
  const types = [];
  for (const format of ['webp', 'png', 'jpg', 'avif']) {
    const { headers } = await ask(`/images/one.webp?w=96&fm=${format}`);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['vary']).toBeUndefined();
    types.push(headers['content-type']);
  }
  expect(types).toEqual(['image/webp', 'image/png', 'image/jpeg', 'image/avif']);
});

it('a picture that cannot become AVIF stays WebP', async () => {
  const broken = createImageLoader(
    await openImageCache(join(folder, 'broken'), 1e9),
    logger,
    (file, request, format) =>
      format === 'avif' ? Promise.reject(new Error('no codec')) : convertImage(file, request, format),
  );
  const other = Fastify();
  registerImageRoutes(other, { root: folder, loader: broken, avif: true, logger });
  for (let round = 0; round < 2; round += 1) {
    const { statusCode, headers } = await other.inject({
      url: '/images/one.webp?w=480',
      headers: { accept: chromium },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  }
  await other.close();
});
