import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';

let content: TestContent;
let folder = '';
let origin = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-assets-'));
  content = await createTestContent({ DATA_DIR: folder });
  origin = new URL(content.endpoint).origin;
}, 60_000);
afterAll(async () => {
  await content.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = { accept: 'image/webp' }) =>
  fetch(`${origin}${path}`, { headers });

async function ask(transformation: string) {
  const query = `{ asset(where: { id: "asset-company" }) { width height url(transformation: ${transformation}) } }`;
  const schema = v.object({ asset: v.object({ width: v.number(), height: v.number(), url: v.string() }) });
  return v.parse(schema, (await content.ask(query)).values).asset;
}

async function measure(path: string) {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

it('HY-61 every address that the API gives answers with the picture that was asked for', async () => {
  const crop = await ask(
    '{ image: { resize: { width: 480, height: 320, fit: crop } }, document: { output: { format: jpg } } }',
  );
  expect(await measure(crop.url)).toEqual({ width: 480, height: 320, format: 'jpeg' });
  const part = await ask('{ image: { crop: { x: 16, y: 8, width: 160, height: 80 }, blur: { amount: 3 } } }');
  expect(await measure(part.url)).toEqual({ width: 160, height: 80, format: 'webp' });
  const clip = await ask('{ image: { resize: { width: 500, height: 500 } } }');
  const { width, height } = await measure(clip.url);
  expect([width <= 540, height <= 540, Math.abs(width / height - clip.width / clip.height) < 0.02]).toEqual([
    true,
    true,
    true,
  ]);
  const scale = await ask('{ image: { resize: { width: 480, height: 480, fit: scale }, sharpen: { amount: 5 } } }');
  expect(await measure(scale.url)).toEqual({ width: 480, height: 480, format: 'webp' });
  // Nothing is enlarged beyond its source.
  const huge = await ask('{ image: { resize: { width: 2360, fit: max } } }');
  expect((await measure(huge.url)).width).toBeLessThanOrEqual(huge.width);
});

it('HY-61 blurs and sharpens: the pictures differ from the plain one', async () => {
  const addresses = ['', '/blur=amount:8', '/sharpen=amount:8'].map(
    (more) => `/images/assets/resize=width:160${more}/asset-company`,
  );
  const sizes = await Promise.all(addresses.map(async (path) => (await (await get(path)).arrayBuffer()).byteLength));
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  expect(sizes[2]).toBeGreaterThan(sizes[0] ?? 0);
});

it.each([
  'resize=width:481',
  'resize=width:480,height:301',
  'resize=width:480,height:1605',
  'resize=width:480,depth:3',
  'resize=width:480/resize=width:56',
  'crop=x:1,y:0,width:80,height:80',
  'blur=amount:21',
  'blur=amount:1.5',
  'quality=value:91',
  'output=format:svg',
  'constructor=a:b',
  'border=width:3',
])('HY-61 answers a bounded set of pictures: %s is refused', async (operations) => {
  const response = await get(`/images/assets/${operations}/asset-company`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

it('HY-62 keeps what it made on disk, answers 304 to its tag, and knows assets alone', async () => {
  const path = '/images/assets/auto_image/compress/resize=fit:crop,width:96,height:60/asset-company';
  const first = await get(path);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('vary')]).toEqual([200, 'Accept']);
  expect(await readdir(join(folder, 'content-assets-cache'))).toContain(tag.replaceAll('"', ''));
  expect((await get(path, { accept: 'image/webp', 'if-none-match': tag })).status).toBe(304);
  expect((await get(path, { accept: 'image/png' })).headers.get('content-type')).toBe('image/png');
  const request = (id: string) => get(`/images/assets/blur=amount:2/${id}`);
  const statuses = await Promise.all(['page-home', 'nothing', '..%2f..%2fpackage.json'].map(request));
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 400]);
});
