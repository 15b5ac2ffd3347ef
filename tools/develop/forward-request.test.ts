import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { forwardRequest, readBody, translateAnswerHeaders } from './forward-request.ts';

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('ARC-013 the product gets what a browser would send to it, and its answer fits the local address', async () => {
  let seen: IncomingHttpHeaders = {};
  const product = createServer((request, response) => {
    seen = request.headers;
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
  });
  const against = new URL(await listen(product));
  let own = '';
  const proxy = createServer((request, response) => {
    void forwardRequest(request, { own, against, isRead: true }).then(async (answer) =>
      response.end(await readBody(answer)),
    );
  });
  own = await listen(proxy);
  const headers = { origin: own, referer: `${own}/en/x`, cookie: 'a=b', 'user-agent': 'browser' };
  const answer = await fetch(`${own}/en/x`, { method: 'POST', headers, body: 'form' });
  expect(await answer.text()).toBe('hello');
  expect(seen).toMatchObject({ host: against.host, origin: against.origin, referer: `${against.origin}/en/x` });
  expect(seen).toMatchObject({ cookie: 'a=b', 'user-agent': 'browser' });
  expect(Object.keys(seen).filter((name) => /forwarded|via|kmx/.test(name))).toEqual([]);
  const given = {
    location: `${against.origin}/en/y?z`,
    'set-cookie': ['s=1; Path=/; Domain=kmx.example; HttpOnly'],
    'strict-transport-security': 'max-age=1',
  };
  expect(translateAnswerHeaders(given, against)).toEqual({
    location: '/en/y?z',
    'set-cookie': ['s=1; Path=/; HttpOnly'],
  });
  product.close();
  proxy.close();
});

it('ARC-013 a redirect of the product stays at the local address, and names no other host there', () => {
  const against = new URL('https://kmx.example');
  const translate = (location: string) => translateAnswerHeaders({ location }, against)['location'];
  expect(translate('https://kmx.example')).toBe('/');
  expect(translate('https://kmx.example/en?x')).toBe('/en?x');
  expect(translate('https://kmx.example//evil.example/x')).toBe('/evil.example/x');
  expect(translate('https://kmx.example/\\evil.example/x')).toBe('/evil.example/x');
  expect(translate('https://kmx.example.evil/x')).toBe('https://kmx.example.evil/x');
});
