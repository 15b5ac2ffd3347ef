import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPage } from '../product-runner/request-page.ts';
import { createEventStream } from './event-stream.ts';
import { openProxy, type Proxy } from './open-proxy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-proxy-'));
const events = createEventStream();
const asked: string[] = [];
const product = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(200, { 'content-type': 'text/plain', 'x-product': 'yes' }).end('of the product');
});
let proxy: Proxy;

const open = (against: URL) =>
  openProxy({
    ...{ against, events, port: 0, browserFolder: path.join(folder, 'browser') },
    remote: { name: 'remote-x', mounts: [] },
    builds: { getBuild: () => Promise.reject(new Error('No page of the remote is asked for')) },
    serverHalf: { render: () => Promise.reject(new Error('No page of the remote is asked for')) },
  });

beforeAll(async () => {
  mkdirSync(path.join(folder, 'browser'));
  writeFileSync(path.join(folder, 'browser/remoteEntry.js'), 'run()');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  proxy = await open(new URL(`http://127.0.0.1:${(product.address() as AddressInfo).port}`));
});
afterAll(async () => {
  await proxy.close();
  product.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the proxy in front of a product', () => {
  it('ARC-013 passes on what is not of the remote', async () => {
    const { status, headers, body } = await requestPage(proxy.origin, '/images/a.webp?w=1');
    expect({ status, product: headers['x-product'], body }).toEqual({
      status: 200,
      product: 'yes',
      body: 'of the product',
    });
    expect(asked).toEqual(['GET /images/a.webp?w=1']);
  });

  it('ARC-013 answers files of the remote itself, and no others of this machine', async () => {
    const files = '/_r/remote-x/development/browser';
    const { headers, body } = await requestPage(proxy.origin, `${files}/remoteEntry.js`);
    expect(body).toBe('run()');
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
    for (const name of ['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', 'missing.js', '']) {
      expect((await requestPage(proxy.origin, `${files}/${name}`)).status, name).toBe(404);
    }
    expect(asked).toHaveLength(1);
  });

  it('ARC-013 keeps reports of pages here and shows those about the remote', async () => {
    const follower = await fetch(`${proxy.origin}/_kmx/events`);
    const send = (place: string, body: object) =>
      fetch(`${proxy.origin}${place}`, { method: 'POST', body: JSON.stringify(body) });
    expect((await send('/_views', {})).status).toBe(204);
    expect((await send('/_csp', {})).status).toBe(204);
    expect((await send('/_report', { remote: 'shell', message: 'of another' })).status).toBe(204);
    expect((await send('/_report', { remote: 'remote-x', message: 'of ours' })).status).toBe(204);
    const reader = follower.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    const text = new TextDecoder().decode(value);
    expect(text).toContain('of ours');
    expect(text).not.toContain('of another');
    await reader?.cancel();
    expect(asked).toHaveLength(1);
  });

  it('ARC-013 answers no name but those of this machine', async () => {
    const { status } = await requestPage(proxy.origin, '/en', { headers: { host: 'elsewhere.example' } });
    expect(status).toBe(403);
    expect(asked).toHaveLength(1);
  });

  it('ARC-013 asks no host that a request names in its target', async () => {
    let isAsked = false;
    const elsewhere = createServer((_request, response) => {
      isAsked = true;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    for (const target of [`//${host}/x`, `/\\${host}/x`, `/\\/${host}/x`, `http://${host}/x`, '*']) {
      const answer = await requestPage(proxy.origin, target, { headers: { cookie: 'session=1' } });
      expect([target, answer.status, answer.body]).toEqual([target, 400, expect.stringContaining('begins with one /')]);
    }
    expect([isAsked, asked.length]).toEqual([false, 1]);
    elsewhere.close();
  });

  it('ARC-013 says that the product has cut off an answer', async () => {
    const page = gzipSync('<html>'.repeat(1_000));
    const failing = createServer((request, response) => {
      const isCompressed = request.url === '/gzip';
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-length': 9_999,
        ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      });
      response.write(isCompressed ? page.subarray(0, 20) : '<html>', () => response.destroy());
    });
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
    const before = await open(new URL(origin));
    for (const target of ['/gzip', '/plain', '/gzip']) {
      const { status, body } = await requestPage(before.origin, target);
      expect([target, status, body]).toEqual([target, 502, `${origin}: the answer was cut off`]);
    }
    await before.close();
    failing.close();
  });

  it('ARC-013 says which product cannot be reached', async () => {
    const lost = await open(new URL('http://127.0.0.1:9'));
    const { status, body } = await requestPage(lost.origin, '/en');
    expect({ status, body }).toEqual({ status: 502, body: expect.stringContaining('http://127.0.0.1:9') });
    await lost.close();
  });
});
