import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertImage } from './convert-image.ts';
import { createImageLoader } from './create-image-loader.ts';
import { openImageCache } from './image-cache.ts';
import { registerImageRoutes } from './register-images.ts';

const logger = pino({ level: 'silent' });
let folder = '';
let app: FastifyInstance;
let conversions = 0;
let maxConcurrent = 0;
let atOnce = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-images-'));
  await mkdir(join(folder, 'root/products'), { recursive: true });
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b9673a' } });
  await picture.clone().webp().toFile(join(folder, 'root/products/one.webp'));
  await picture.clone().webp().toFile(join(folder, 'outside.webp'));
  await symlink(join(folder, 'outside.webp'), join(folder, 'root/link.webp'));
  const loader = createImageLoader(await openImageCache(join(folder, 'cache'), 1e9), logger, async (...parameters) => {
    conversions += 1;
    atOnce += 1;
    maxConcurrent = Math.max(maxConcurrent, atOnce);
    return convertImage(...parameters).finally(() => {
      atOnce -= 1;
    });
  });
  app = Fastify();
  registerImageRoutes(app, { root: join(folder, 'root'), loader, avif: false, logger });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function readSize(url: string): Promise<{ format: string | undefined; width: number; height: number }> {
  const { rawPayload } = await app.inject({ url, headers: { accept: 'image/webp,*/*' } });
  const { format, width, height } = await sharp(rawPayload).metadata();
  return { format, width, height };
}

describe('image service', () => {
  it('CON-016 crops by default and SRV-058 gives the same picture for the query and the path dialect', async () => {
    const query = await app.inject('/images/products/one.webp?w=1180&h=675&fit=crop&q=90&fm=webp');
    const path = await app.inject(
      '/images/resize=fit:crop,width:1180,height:675/quality=value:90/output=format:webp/products/one.webp',
    );
    expect(query.statusCode).toBe(200);
    expect(path.headers['etag']).toBe(query.headers['etag']);
    expect(await readSize('/images/products/one.webp?w=1180&h=675')).toEqual({
      format: 'webp',
      width: 1180,
      height: 675,
    });
  });

  it('SRV-058 clip keeps the shape, scale changes it, and nothing is enlarged beyond its source', async () => {
    expect(await readSize('/images/products/one.webp?w=480&h=480&fit=clip')).toMatchObject({ width: 480, height: 300 });
    expect(await readSize('/images/products/one.webp?w=480&h=480&fit=scale')).toMatchObject({
      width: 480,
      height: 480,
    });
    expect(await readSize('/images/products/one.webp?w=1180&dpr=2')).toMatchObject({ width: 1600, height: 1000 });
  });

  it('CON-016 D-42 answers webp to browsers that accept it and png to the others, and says so to caches', async () => {
    const webp = await app.inject({
      url: '/images/products/one.webp?w=56',
      headers: { accept: 'image/avif,image/webp' },
    });
    const png = await app.inject({
      url: '/images/products/one.webp?w=56',
      headers: { accept: 'image/webp;q=0, image/*' },
    });
    expect([webp.headers['content-type'], png.headers['content-type']]).toEqual(['image/webp', 'image/png']);
    expect(webp.headers['vary']).toBe('Accept');
    expect((await app.inject('/images/products/one.webp?w=56&fm=avif')).statusCode).toBe(400);
  });

  it.each([
    '?w=481',
    '?w=480&h=1601',
    '?w=480&h=301&fit=max',
    '?w=480&dpr=3',
    '?w=480&fm=svg',
    '?w=480&q=91',
    '?w=480&w=480',
    '?blur=9',
  ])('CON-017 CON-018 refuses parameters outside the presets: %s', async (query) => {
    const answer = await app.inject(`/images/products/one.webp${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('SRV-058 refuses tasks in the path that it does not know', async () => {
    expect((await app.inject('/images/resize=depth:3/products/one.webp')).statusCode).toBe(400);
    expect((await app.inject('/images/constructor=a:b/products/one.webp')).statusCode).toBe(400);
  });

  it('SRV-058 never reads outside its folder', async () => {
    const paths = [
      '/images/..%2foutside.webp',
      '/images/products%2f..%2f..%2foutside.webp',
      '/images/link.webp',
      '/images/a%00.webp',
    ];
    for (const url of paths) expect((await app.inject(url)).statusCode, url).toBe(403);
    expect((await app.inject('/images/products/two.webp')).statusCode).toBe(404);
    expect((await app.inject('/images/products')).statusCode).toBe(404);
  });

  it('SRV-058 lets caches keep a picture for ever and answers 304 to its entity tag', async () => {
    const first = await app.inject('/images/products/one.webp?w=96');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const second = await app.inject({
      url: '/images/products/one.webp?w=96',
      headers: { 'if-none-match': `W/${first.headers['etag']}` },
    });
    expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0]);
  });

  it('SRV-058 generates a picture once for concurrent requests, and at most two at the same time', async () => {
    conversions = 0;
    maxConcurrent = 0;
    const widths = [40, 48, 80, 112, 128, 152];
    await Promise.all(
      widths.flatMap((width) => [1, 2, 3, 4].map(() => app.inject(`/images/products/one.webp?w=${width}&h=33`))),
    );
    expect(conversions).toBe(widths.length);
    expect(maxConcurrent).toBe(2);
    await app.inject('/images/products/one.webp?w=40&h=33');
    expect(conversions).toBe(widths.length);
    expect((await readdir(join(folder, 'cache'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
