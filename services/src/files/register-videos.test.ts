import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerVideoRoutes } from './register-videos.ts';

const app = Fastify();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-videos-'));
  await writeFile(join(folder, 'film.webm'), '0123456789');
  await writeFile(join(folder, 'film.de.vtt'), 'WEBVTT');
  registerVideoRoutes(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('answers the parts of a film that a player asks for', async () => {
  const part = await get('/videos/film.webm', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await get('/videos/film.webm', { range: 'bytes=-3' })).body).toBe('789');
  expect((await get('/videos/film.webm', { range: 'bytes=10-' })).statusCode).toBe(416);
  // Ends before it begins: no range at all, so it is ignored (RFC 9110, 14.1.1).
  expect((await get('/videos/film.webm', { range: 'bytes=5-2' })).statusCode).toBe(200);
  expect((await get('/videos/film.webm', { range: 'bytes=2-4', 'if-range': '"old"' })).body).toBe('0123456789');
});

it('tells the length of a film without sending it', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/videos/film.webm' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  expect(head.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'content-type': 'video/webm',
    'x-content-type-options': 'nosniff',
  });
});

it('serves captions as text tracks and keeps what the browser has', async () => {
  const captions = await get('/videos/film.de.vtt');
  expect(captions.headers['content-type']).toContain('text/vtt');
  expect((await get('/videos/film.de.vtt', { 'if-none-match': String(captions.headers['etag']) })).statusCode).toBe(
    304,
  );
});

it('answers names that are no film with a problem', async () => {
  for (const path of ['/videos/none.webm', '/videos/..%2Fsecret.webm', '/videos/film.mp4']) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});
