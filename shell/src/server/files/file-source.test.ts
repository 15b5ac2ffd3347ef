import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileSource, type FileSource } from './file-source.ts';

const entry = {
  slug: 'report',
  protected: null,
  noIndex: null,
  page: null,
  localizations: [{ locale: 'en', fileName: 'Report.pdf', mimeType: 'application/pdf', handle: 'report.en.pdf' }],
};
const asked: string[] = [];
const seen: { range: string | undefined; path: string | undefined }[] = [];
let server: Server;
let origin: string;

// A file service that fails in every way one can.
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ range: request.headers.range, path: request.url });
    if (request.url === '/files/silent') return;
    if (request.url === '/files/moved') response.writeHead(302, { location: 'http://example.com/' }).end();
    else if (request.url === '/files/broken') response.writeHead(500).end('stack');
    else response.writeHead(206, { 'content-range': 'bytes 0-4/9' }).end('%PDF-');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function createSource(answer: unknown = { fileDownload: entry }, timeoutMs = 10_000): FileSource {
  return createFileSource({
    origin,
    timeoutMs,
    queryContent: (_query, { slug }) => {
      asked.push(String(slug));
      return Promise.resolve(answer);
    },
  });
}

it('PUB-011 a description is asked for once, a missing one every time, so that invented slugs displace nothing', async () => {
  const known = createSource();
  await known.find('report');
  await known.find('report');
  const unknown = createSource({ fileDownload: null });
  expect([await unknown.find('a'), await unknown.find('a')]).toEqual([null, null]);
  expect(asked).toEqual(['report', 'a', 'a']);
});

it('D-44 a handle that would leave the folder of the files is no answer at all', async () => {
  const version = { ...entry.localizations[0], handle: '../content/graphql' };
  await expect(createSource({ fileDownload: { ...entry, localizations: [version] } }).find('x')).rejects.toThrow();
});

it('D-44 the conditions of the visitor reach the file service, its part comes back', async () => {
  const response = await createSource().open('report.en.pdf', 'GET', { range: 'bytes=0-4' });
  expect([response.status, await response.text()]).toEqual([206, '%PDF-']);
  expect(seen.at(-1)).toEqual({ range: 'bytes=0-4', path: '/files/report.en.pdf' });
});

it('D-44 a failing, redirecting or silent file service is 502 or 504, never its own text', async () => {
  const source = createSource();
  await expect(source.open('broken', 'GET', {})).rejects.toMatchObject({ status: 502, message: 'files: 500' });
  await expect(source.open('moved', 'GET', {})).rejects.toMatchObject({ status: 502 });
  const impatient = createSource({ fileDownload: entry }, 150);
  await expect(impatient.open('silent', 'GET', {})).rejects.toMatchObject({ status: 504 });
});
