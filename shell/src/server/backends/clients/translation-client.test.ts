import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTranslationClient, type TranslationClient } from './translation-client.ts';

const requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  const isProxy = request.url?.includes('proxy');
  response.writeHead(200, { 'content-type': isProxy ? 'text/html' : 'application/xliff+xml; charset=utf-8' });
  response.end(isProxy ? '<html>' : '<xliff/>');
});
let client: TranslationClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const translationEndpoint = `http://127.0.0.1:${port}/translation`;
  client = createTranslationClient({ translationEndpoint, CMS_DRAFT_TOKEN: 'draft', BACKEND_TIMEOUT_MS: 10_000 });
});
afterAll(() => server.close());

it('EDT-010 passes files of translators on with the token, and the page of a proxy for no answer', async () => {
  const send = (path: string) => client.send({ method: 'POST', path, query: { language: 'de' }, xml: null });
  const answer = { status: 200, contentType: 'application/xliff+xml; charset=utf-8', body: '<xliff/>' };
  expect(await send('export/page-home')).toEqual(answer);
  expect(requests[0]?.url).toBe('/translation/export/page-home?language=de');
  expect(requests[0]?.headers.authorization).toBe('Bearer draft');
  await expect(send('export/proxy')).rejects.toMatchObject({ status: 502 });
});

it('EDT-002 requests the log next to the translations, and names the acting person', async () => {
  requests.length = 0;
  await client.send({ service: 'log', method: 'GET', path: '', query: { first: '5' }, xml: null });
  await client.send({ method: 'POST', path: 'start/page-home', query: {}, xml: null, author: 'Mara%20Lind' });
  expect(requests.map(({ url, headers }) => [url, headers['x-author']])).toEqual([
    ['/log?first=5', undefined],
    ['/translation/start/page-home', 'Mara%20Lind'],
  ]);
  requests.length = 0;
  const restore = { method: 'POST', path: 'page-a/restore', query: { as: 'draft' }, xml: null } as const;
  await client.send({ service: 'deleted', ...restore, author: 'Mara%20Lind' });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([['POST', '/deleted/page-a/restore?as=draft']]);
});
