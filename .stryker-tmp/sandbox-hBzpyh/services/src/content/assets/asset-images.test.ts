// @ts-nocheck
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { parseAssetOperations } from './asset-operations.ts';
import { transformAsset } from './transform-asset.ts';

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
  return v.parse(schema, (await content.ask(query, { 'x-asset-addresses': 'relative' })).values).asset;
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
  const tight = await ask('{ image: { crop: { x: 3, y: 5, width: 101, height: 77 } } }');
  expect(await measure(tight.url)).toEqual({ width: 101, height: 77, format: 'webp' });
});

// The picture has 1770 by 1180 pixels, a shape of 3 to 2.
it.each([
  ['width: 5000, height: 200', 300, 200],
  ['width: 5000, height: 200, fit: max', 300, 200],
  ['width: 400, height: 400', 400, 267],
  ['width: 400, height: 400, fit: max', 400, 267],
  ['width: 300, height: 300, fit: crop', 300, 300],
  ['width: 80, fit: scale', 80, 53],
  ['height: 80, fit: scale', 120, 80],
  ['width: 80, fit: crop', 80, 53],
  ['height: 80, fit: max', 120, 80],
  ['height: 80', 120, 80],
  ['width: 481', 481, 321],
  ['width: 500, height: 500, fit: scale', 500, 500],
  // Larger than the original: max leaves it as it is, the others fill or fit.
  ['width: 1800, fit: max', 1770, 1180],
  ['width: 1800, height: 1800, fit: max', 1770, 1180],
  ['width: 1800', 1800, 1200],
  ['width: 1800, height: 1300, fit: crop', 1800, 1300],
  ['width: 1800, height: 1300, fit: scale', 1800, 1300],
  ['width: 10000, height: 10000', 4096, 2731],
  ['width: 10000, height: 5000, fit: crop', 4096, 2048],
])('HY-61 a picture asked for with { %s } has %i by %i pixels', async (resize, width, height) => {
  const { url, ...original } = await ask(`{ image: { resize: { ${resize} }, quality: { value: 20 } } }`);
  expect(original).toEqual({ width: 1770, height: 1180 });
  expect(await measure(url)).toEqual({ width, height, format: 'webp' });
});

it('HY-61 nothing but scale into a box of another shape distorts: a disc stays round', async () => {
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/><circle cx="300" cy="200" r="100" fill="#fff"/></svg>';
  const file = join(folder, 'disc.png');
  await sharp(Buffer.from(disc)).png().toFile(file);
  const findShape = async (operation: string) => {
    const operations = parseAssetOperations([operation], true);
    if (operations === undefined) throw new Error(`not read: ${operation}`);
    const picture = await transformAsset(file, operations, 'png');
    const { info } = await sharp(picture)
      .trim({ background: '#000', threshold: 60 })
      .toBuffer({ resolveWithObject: true });
    return info.width / info.height;
  };
  for (const fit of ['clip', 'max', 'crop', 'scale']) {
    const boxes = [
      'width:333',
      'height:333',
      ...(fit === 'scale' ? [] : ['width:500,height:300', 'width:300,height:500']),
    ];
    for (const box of boxes) {
      const shape = await findShape(`resize=fit:${fit},${box}`);
      expect([fit, box, Math.abs(shape - 1) < 0.03]).toEqual([fit, box, true]);
    }
  }
  expect(await findShape('resize=fit:scale,width:600,height:200')).toBeGreaterThan(1.9);
});

it('HY-62 a signature is for one address: another size, another asset or another signature is refused', async () => {
  const { url } = await ask('{ image: { resize: { width: 333 } } }');
  expect((await get(url)).status).toBe(200);
  for (const altered of [
    url.replace('333', '334'),
    url.replace('asset-company', 'asset-home-hero'),
    url.replace(/by:./, 'by:'),
    url.replace(/by:[0-9a-f]+/, 'by:0'),
    url.replace(/\/signed=by:[0-9a-f]+/, ''),
    url.replace(/signed=[^/]+/, '$&/blur=amount:2'),
  ])
    expect([altered, (await get(altered)).status]).toEqual([altered, 400]);
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
