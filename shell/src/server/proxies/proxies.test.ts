import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { notBegunHeader, waitUntilBegunHeader } from '@kmx/server-kit/service-calls/not-begun.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AbsentServiceError } from '../backends/calls/upstream-error.ts';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { guardResponses } from '../listener/guard-responses.ts';
import type { AnswerFailure } from './answer-failure.ts';
import { registerBackendFiles } from './register-backend-files.ts';
import { registerIdentityProxy } from './register-identity-proxy.ts';
import { registerUploadProxy } from './register-upload-proxy.ts';

const credentials = {
  cookie: 'uapp_editor_area_password=e; am-session=s; kmx-tokens=t; __Host-kmx-tokens=t; kmx_roles=r; kmx_page_0=p',
  authorization: 'Bearer visitor',
  ciam_id_token: 'id-token',
  'ciam-id-token': 'id-token',
  'x-form-token': 'f',
  'x-forwarded-for': '192.0.2.1',
  'x-forwarded-proto': 'gopher',
  'proxy-authorization': 'Basic x',
  referer: 'https://kmx.example/en/events/secret-token',
};
const prefixes = ['/images', '/videos', '/catalogue/documents', '/service-desk/downloads'] as const;
const typeOf = {
  '/images': 'image/webp',
  '/videos': 'video/webm',
  '/catalogue/documents': 'application/pdf',
  '/service-desk/downloads': 'application/zip',
} as const;

// A backend run by another company: it answers anything and records its requests.
const received: IncomingMessage[] = [];
const failures: unknown[] = [];
let answer: (response: ServerResponse) => void;
const backend: Server = createServer((request, response) => {
  received.push(request);
  void text(request).then(() => answer(response));
});
let app: FastifyInstance<Server>;

beforeAll(async () => {
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const configuration = createTestConfiguration({
    PUBLIC_ORIGIN: 'https://kmx.example',
    IDENTITY_ORIGIN: origin,
    IMAGES_ORIGIN: origin,
    CATALOGUE_ENDPOINT: `${origin}/graphql`,
    serviceDeskEndpoint: `${origin}/graphql`,
    formsEndpoint: `${origin}/forms`,
    formsToken: 'token-of-the-shell',
    EDITOR_SECRET: 'only-for-this-test-0123',
  });
  app = fastify();
  guardResponses(app, 0);
  const send: AnswerFailure = async (error, _request, reply) => {
    failures.push(error);
    return reply.code(error instanceof StatusError ? error.status : 500).send({});
  };
  registerBackendFiles(app, configuration, send);
  await registerIdentityProxy(app, configuration, send);
  await registerUploadProxy(app, configuration, send);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
});
beforeEach(() => {
  received.length = 0;
  answer = (response) => response.end();
});

const answerWith = (headers: Record<string, string | readonly string[]>, status = 200, body = 'bytes') => {
  answer = (response) => response.writeHead(status, headers as Record<string, string | string[]>).end(body);
};
const ask = (url: string, { method = 'GET', headers = {} } = {}) =>
  app.inject({ method: method as 'GET', url, headers });

describe.each(prefixes)('files of the backend behind %s', (prefix) => {
  const url = `${prefix}/a/file.bin?x=1`;

  it('D-44 are asked for without anything that says who the visitor is', async () => {
    answerWith({ 'content-type': typeOf[prefix] });
    const headers = { ...credentials, accept: 'image/webp', range: 'bytes=0-1', 'if-none-match': '"a"' };
    expect((await ask(url, { headers })).statusCode).toBe(200);
    const { headers: seen = {}, url: target } = received[0] ?? {};
    expect(target).toBe(url);
    // What fetch says of itself.
    const usual = [
      'accept-encoding',
      'accept-language',
      'cache-control',
      'connection',
      'host',
      'pragma',
      'sec-fetch-mode',
    ];
    const forwarded = Object.keys(seen).filter((name) => !usual.includes(name));
    expect(forwarded.toSorted()).toEqual(['accept', 'if-none-match', 'range', 'user-agent']);
    expect(seen['user-agent']).toBe('node');
  });

  it('D-44 come back without cookies and with listed headers alone; opened in a tab they can run nothing', async () => {
    answerWith({
      'content-type': typeOf[prefix],
      etag: '"a"',
      'set-cookie': ['uapp_editor_area_password=forged; Path=/', 'x=1'],
      'access-control-allow-origin': '*',
      'clear-site-data': '"*"',
      'content-security-policy': "script-src 'unsafe-inline'",
      'service-worker-allowed': '/',
      location: 'https://evil.example/',
      refresh: '0; url=https://evil.example/',
      link: '<https://evil.example/x.css>; rel=stylesheet',
    });
    const { headers, body } = await ask(url);
    expect(body).toBe('bytes');
    const usual = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
    expect(Object.fromEntries(Object.entries(headers).filter(([name]) => !usual.includes(name)))).toEqual({
      'content-type': typeOf[prefix],
      etag: '"a"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox(?: allow-same-origin)?$/),
    });
  });

  it('D-44 cannot be a page, a script or a style, and are read only', async () => {
    const types = ['text/html', 'text/html; charset=utf-8', 'application/xhtml+xml', 'text/javascript', 'text/css'];
    for (const type of [
      ...types,
      'application/javascript',
      'application/xml',
      'application/x-javascript',
      'application/x-html',
      '',
    ]) {
      answerWith({ 'content-type': type });
      expect([type, (await ask(url)).statusCode]).toEqual([type, 502]);
    }
    received.length = 0;
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect([method, (await ask(url, { method })).statusCode]).toEqual([method, 404]);
    }
    expect(received).toEqual([]);
  });

  it('D-44 a backend that redirects, fails or refuses never speaks in its own words', async () => {
    for (const [status, expected] of [
      [302, 502],
      [500, 502],
      [503, 503],
      [404, 404],
      [410, 410],
      [201, 502],
    ] as const) {
      answerWith({ 'content-type': 'text/html', location: 'https://evil.example/' }, status, '<script>');
      const response = await ask(url);
      expect([status, response.statusCode, response.body, response.headers.location]).toEqual([
        status,
        expected,
        '{}',
        undefined,
      ]);
    }
  });

  it('D-44 nothing outside the folder can be requested', async () => {
    for (const path of [
      '/../outbox',
      '/%2e%2e/outbox',
      '/a/..%2f..%2foutbox',
      '/%252e%252e/outbox',
      '/..\\outbox',
      '/a%5c..%5c',
    ]) {
      expect([path, (await ask(`${prefix}${path}`)).statusCode]).not.toEqual([path, 200]);
    }
    expect(received.map((request) => request.url)).toEqual([]);
  });
});

it('D-44 an address that names another host reaches nobody but the backend', async () => {
  answerWith({ 'content-type': 'image/webp' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET http://evil.example/images/a.webp HTTP/1.1\r\nHost: kmx.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:200|400) /);
  expect(received.every((request) => request.url === '/images/a.webp')).toBe(true);
});

it('AUTH-027 identity sees its own cookie and the token that it gave, nothing of the shell, and sets no cookie of the shell', async () => {
  answerWith({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
    'set-cookie': [
      'am-session=s2; Path=/am',
      'uapp_editor_area_password=forged; Path=/',
      '__Host-kmx-tokens=f; Path=/',
    ],
    'clear-site-data': '"*"',
  });
  const response = await ask('/am/oauth2/authorize', { method: 'POST', headers: credentials });
  const { headers = {} } = received[0] ?? {};
  expect(headers).toMatchObject({
    cookie: 'am-session=s',
    authorization: 'Bearer visitor',
    'x-forwarded-proto': 'https',
  });
  expect(Object.keys(headers).filter((name) => /token|proxy/.test(name))).toEqual([]);
  expect(response.headers['set-cookie']).toEqual(['am-session=s2; Path=/am']);
  expect(response.headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['clear-site-data']).toBeUndefined();
});

it('what meets a process that is still loading is sent again where that is possible, and asks to be kept where not', async () => {
  const { port } = app.server.address() as AddressInfo;
  let isLoading = true;
  answer = (response) => {
    response.writeHead(isLoading ? 503 : 200, isLoading ? { 'retry-after': '5', [notBegunHeader]: '1' } : {}).end();
    isLoading = false;
  };
  expect((await fetch(`http://127.0.0.1:${port}/am/page`)).status).toBe(200);
  await fetch(`http://127.0.0.1:${port}/am/page`, { method: 'POST', body: 'email=a' });
  expect(received.map(({ method, headers }) => [method, headers[waitUntilBegunHeader]])).toEqual([
    ['GET', undefined],
    ['GET', undefined],
    ['POST', '1'],
  ]);
});

it('PUB-035 the keeper of uploads sees who sends a file and nothing else of a visitor', async () => {
  answerWith({ 'tus-resumable': '1.0.0', 'upload-offset': '5', 'set-cookie': 'kmx-tokens=forged' }, 204, '');
  const response = await ask('/api/uploads/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', {
    method: 'PATCH',
    headers: { ...credentials, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
  });
  const { headers = {} } = received[0] ?? {};
  expect(headers).toMatchObject({ authorization: 'Bearer token-of-the-shell', 'upload-offset': '0' });
  expect(Object.keys(headers).filter((name) => /cookie|token|referer/.test(name))).toEqual([]);
  expect([response.headers['upload-offset'], response.headers['set-cookie']]).toEqual(['5', undefined]);
});

it.each([
  ...prefixes.map((prefix) => ['GET', `${prefix}/a.bin`, prefix.split('/')[1] ?? ''] as const),
  ['GET', '/am/oauth2/authorize', 'identity'],
  ['PATCH', '/api/uploads/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 'uploads'],
] as const)(
  '%s %s at a process that has other services is a failure with the name of the backend, never a page that is missing',
  async (method, url, name) => {
    answerWith({ 'content-type': 'text/plain', 'content-length': '11', 'kmx-absent-service': 'x' }, 501, 'has another');
    const response = await ask(url, { method, headers: { 'sec-fetch-site': 'same-origin' } });
    expect([response.statusCode, response.json()]).toEqual([502, {}]);
    const failure = failures.at(-1);
    const misdirected = failure instanceof AbsentServiceError ? failure : (failure as Error).cause;
    expect((misdirected as Error).message).toMatch(
      new RegExp(`^${name} is not at http://127.0.0.1:\\d+, where other services are`),
    );
  },
);
