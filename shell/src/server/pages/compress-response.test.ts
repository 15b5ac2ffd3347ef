import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageAccess } from '@kmx/shared-contracts/page-access.ts';
import { expect, it } from 'vitest';
import type { ShellResponse } from '../http/shell-response.ts';
import { compressResponse } from './compress-response.ts';

const html = `<main>${'Crimp height is measured at every press. '.repeat(200)}</main>`;
const answer: ShellResponse = { status: 200, headers: { vary: 'accept-encoding' }, body: html };

const compress = (state: PageAccess['state'], more: { readonly search?: string; readonly isForm?: boolean } = {}) =>
  compressResponse(
    {
      access: { state, pageId: 'a' },
      form: more.isForm === true ? { kind: 'page-password', status: 'failed', values: {}, problems: {} } : null,
      url: new URL(`https://kmx.example/en/internal${more.search ?? ''}`),
      headers: { 'accept-encoding': 'gzip, br' },
    },
    answer,
  );
const readEncoding = async (...situation: Parameters<typeof compress>) =>
  (await compress(...situation)).headers['content-encoding'] ?? null;

it('PUB-120 D-23 an opened page is compressed only while it contains nothing of the request', async () => {
  expect(await readEncoding('granted')).toBe('br');
  expect(await readEncoding('granted', { search: '?guess=secret' })).toBeNull();
  expect(await readEncoding('granted', { isForm: true })).toBeNull();
});

it('PUB-106 pages without a secret are compressed whatever they repeat: forms, closed pages, errors', async () => {
  expect(await readEncoding('open', { search: '?a=b', isForm: true })).toBe('br');
  expect(await readEncoding('password', { isForm: true })).toBe('br');
});

it('a compressed answer is the same page, and one that is small or compressed already passes as it is', async () => {
  const { body, headers } = await compress('open');
  expect(brotliDecompressSync(body as Uint8Array).toString()).toBe(html);
  expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': 'br' });
  const context = {
    access: { state: 'open', pageId: null },
    form: null,
    url: new URL('https://kmx.example/'),
  } as const;
  const zipped = await compressResponse({ ...context, headers: { 'accept-encoding': 'gzip' } }, answer);
  expect(gunzipSync(zipped.body as Uint8Array).toString()).toBe(html);
  const known = { ...answer, headers: { 'content-encoding': 'br' } };
  const small = { ...answer, body: '<p>No.</p>' };
  for (const passing of [known, small]) {
    expect(await compressResponse({ ...context, headers: { 'accept-encoding': 'gzip' } }, passing)).toBe(passing);
  }
});

it('answers are compressed from 1400 bytes on, as the browser can read it, and streams pass as they are', async () => {
  const context = {
    access: { state: 'open', pageId: null },
    form: null,
    url: new URL('https://kmx.example/'),
  } as const;
  const read = async (body: ShellResponse['body'], headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
    compressResponse({ ...context, headers }, { ...answer, body });
  expect((await read('x'.repeat(1399))).headers['content-encoding']).toBeUndefined();
  expect((await read('x'.repeat(1400))).headers['content-encoding']).toBe('br');
  expect((await read(Buffer.alloc(1400))).headers['content-encoding']).toBe('br');
  for (const headers of [{}, { 'accept-encoding': 'deflate' }]) expect((await read(html, headers)).body).toBe(html);
  const stream = Readable.from(['wire '.repeat(1000)]);
  expect((await read(stream)).body).toBe(stream);
  expect((await read(null)).body).toBeNull();
});
