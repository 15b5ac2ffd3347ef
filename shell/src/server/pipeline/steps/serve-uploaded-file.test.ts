import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { createLimits } from '../../limits/create-limits.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { createMemoryState } from '../../shared-state/memory-state.ts';
import { serveUploadedFile } from './serve-uploaded-file.ts';

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
let server: Server;
let formsEndpoint: string;
let asked: string[] = [];
const limits = createLimits(createMemoryState());

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.range ?? ''}`);
    if (request.headers.cookie !== undefined) response.writeHead(500).end();
    else if (request.url?.includes('expires=1&')) response.writeHead(410).end('{}');
    else if (request.url?.includes('signature=false')) response.writeHead(404).end('{}');
    else response.writeHead(206, { 'content-type': 'image/png', 'x-internal': 'a', etag: '"b"' }).end('part');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  formsEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/forms`;
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const serve = async (path: string, method = 'GET', clientAddress = '192.0.2.1') =>
  serveUploadedFile.run(
    createTestContext({
      method,
      url: new URL(`http://localhost${path}`),
      headers: { accept: 'application/json', range: 'bytes=0-3', cookie: 'uapp_locale=de' },
      clientAddress,
    }),
    createTestShell({
      configuration: createTestConfiguration({ formsEndpoint, BACKEND_TIMEOUT_MS: 10_000 }),
      limits,
    }),
  );

it('PUB-035 a signed link reaches the service as it is, and only what belongs to the file comes back', async () => {
  asked = [];
  const answer = await serve(`/api/uploads/files/${id}?expires=9&signature=x`);
  expect(asked).toEqual([`GET /uploads/files/${id}?expires=9&signature=x bytes=0-3`]);
  expect([answer?.status, answer?.headers]).toEqual([206, { 'content-type': 'image/png', etag: '"b"' }]);
  expect(await text(answer?.body as Readable)).toBe('part');
});

it('PUB-035 a link that ended is 410 and a false one 404, as designed pages', async () => {
  await expect(serve(`/api/uploads/files/${id}?expires=1&signature=x`)).rejects.toMatchObject({ status: 410 });
  await expect(serve(`/api/uploads/files/${id}?expires=9&signature=false`)).rejects.toMatchObject({ status: 404 });
});

it('PUB-035 nothing but links to files passes here', async () => {
  asked = [];
  await expect(serve('/api/uploads/files/..%2F..%2Foutbox')).rejects.toMatchObject({ status: 404 });
  expect(await serve(`/api/uploads/${id}`)).toBeUndefined();
  expect(await serve(`/api/uploads/files/${id}`, 'POST')).toBeUndefined();
  expect(asked).toEqual([]);
});

it('PUB-035 an address that sends endless requests is told to wait', async () => {
  // All of it in one minute, however long a busy machine takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let count = 0; count < 300; count += 1) await serve(`/api/uploads/files/${id}`, 'HEAD', '192.0.2.9');
  const refused = await serve(`/api/uploads/files/${id}`, 'GET', '192.0.2.9');
  expect([refused?.status, Number(refused?.headers['retry-after']) > 0]).toEqual([429, true]);
}, 120_000);
