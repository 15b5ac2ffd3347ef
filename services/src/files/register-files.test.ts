import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { registerFiles } from './register-files.ts';

const url = '/files/annual-report-2025.de.pdf';
let app: FastifyInstance;
let directory: string;
let whole: Buffer;
let tag: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kmx-files-'));
  app = Fastify();
  await registerFiles(app, { configuration: parseConfiguration({ DATA_DIR: directory }) });
  const answer = await app.inject({ url });
  whole = answer.rawPayload;
  tag = String(answer.headers['etag']);
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

it('PUB-011 a file is a complete PDF with its type, length and a strong entity tag', async () => {
  const { headers } = await app.inject({ url });
  expect(whole.subarray(0, 5).toString()).toBe('%PDF-');
  expect(whole.subarray(-6).toString()).toBe('%%EOF\n');
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(whole.byteLength) });
  expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
});

it('D-44 parts put together are the whole file', async () => {
  const first = await app.inject({ url, headers: { range: 'bytes=0-999', 'if-range': tag } });
  const rest = await app.inject({ url, headers: { range: 'bytes=1000-', 'if-range': tag } });
  expect([first.statusCode, rest.statusCode]).toEqual([206, 206]);
  expect(first.headers['content-range']).toBe(`bytes 0-999/${whole.byteLength}`);
  expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole)).toBe(true);
});

it('D-44 a part of a file that has changed since is answered with the whole new file', async () => {
  const answer = await app.inject({ url, headers: { range: 'bytes=0-9', 'if-range': '"earlier"' } });
  expect([answer.statusCode, answer.rawPayload.byteLength]).toEqual([200, whole.byteLength]);
});

it('D-44 a range that ends before it begins is ignored (RFC 9110, 14.1.1)', async () => {
  const answer = await app.inject({ url, headers: { range: 'bytes=5-2' } });
  expect([answer.statusCode, answer.rawPayload.byteLength]).toEqual([200, whole.byteLength]);
});

it('D-44 a range beyond the end is 416 with the size, a known tag 304 without a body', async () => {
  const beyond = await app.inject({ url, headers: { range: 'bytes=9999999-' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.byteLength}`]);
  const known = await app.inject({ url, headers: { 'if-none-match': `W/${tag}` } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

it('PUB-011 unknown names and names that leave the folder are 404', async () => {
  for (const name of ['nothing.pdf', '..%2Fpostgres', '%2e%2e', 'A.pdf']) {
    expect([name, (await app.inject({ url: `/files/${name}` })).statusCode]).toEqual([name, 404]);
  }
});
