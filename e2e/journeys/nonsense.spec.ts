import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject, it } from 'vitest';
import { readLogLines } from '../support/read-log-lines.ts';
import { sendRaw } from '../support/send-raw.ts';

const { origin, listener, logs } = inject('product');
const { host } = new URL(origin);

const readErrors = () => readLogLines(logs.shell, 'error');

const endpoints = [
  '/_r/x/y/browser/z.js',
  '/_r/active/x/browser/x',
  '/_r/remote-public/-/browser/a',
  '/_r/remote-public/1.0.0/browser/%2e%2e/%2e%2e/x',
  '/_r/shell/1.0.0/browser/.',
  '/builds/meta/x.json',
  '/builds/x',
  '/file/%00',
  '/file/a.b',
  '/images/x',
  '/images/x.webp',
  '/images/%ff',
  '/images/home-hero.webp?w=x&w=y',
  '/images/resize=width:x/home-hero.webp',
  '/videos/x',
  '/videos/%2e%2e%2fx',
  '/catalogue/documents/x',
  '/service-desk/downloads/x?expires=x&signature=y',
  '/api/uploads/x',
  '/api/uploads/files/x',
  '/api/uploads/files/6f9619ff-8b86-4d01-b42d-00cf4fc964ff?expires=x',
  '/api/editor-assets',
  '/api/editor-area-autentication',
  '/api/editor-preview',
  '/api/editor-stage',
  '/api/editor-name',
  '/api/editor-references?entry=%00',
  '/api/editor-deleted/x',
  '/api/editor-log?first=x',
  '/api/editor-model',
  '/api/cms',
  '/api/cms-draft',
  '/api/back-channel-logout',
  '/api/content-webhook',
  '/api/compared-products?place=/en&items=%00',
  '/api/compared-products?place=%2f%2fevil&items=a:b',
  '/api/search-proxy/search',
  '/api/search-proxy/x',
  '/api/sis-proxy',
  '/api/tickets-proxy',
  '/api/site-navigation/public/x?lang=en',
  '/api/site-navigation/editor/x?stage=x',
  '/api/translation/state/x',
  '/api/translation/xliff/x?language=x',
  '/api/forms/support-request',
  '/api/forms/x',
  '/api/page-access/password',
  '/api/page-access/roles',
  '/api/news-feed?place=/en&after=bad',
  '/api/news-feed?place=/en&after=eyJ9',
  '/api/news-feed?place=%00',
  '/api/nearest-location?place=x',
  '/api/unsubscribe?token=x&l=x',
  '/api/x',
  '/_report',
  '/_views',
  '/_csp',
  '/sitemap-x-y.xml',
  '/.well-known/x',
  '/am/x',
  '/am/oauth2/realms/root/realms/alpha/authorize?client_id=x',
  '/am/oauth2/realms/root/realms/alpha/access_token',
  '/am/json/realms/root/realms/alpha/authenticate',
  '/en/%00',
  '/en/%ff',
  '/en//..//x',
  '/en/products/%e2%80%ae/x',
  '/en/products/compare?items=%00,%ff',
  '/en/search?query=%00&page=-1',
  '/en/search?query=x&page=99999999999999999999',
  '/en/stories?category=%00&page=x',
  '/en/media-releases/__proto__',
  '/en/_payload.json?_build=x',
  '/en/x/_payload.json',
  '/_payload.json',
  '/constructor',
  '/en?direct&preview=x',
  '/en/subscription?token=%00&action=x',
  '/callback?code=x&code=y',
  '/style-guide/x',
];
const bodies = ['', 'x', '{', '[]', 'null', '{"query":1}', '{"__proto__":{"x":1}}', 'a=%00&page=%2F%2Fevil'];
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

const own = [`Host: ${host}`, 'Sec-Fetch-Site: same-origin', `Origin: ${origin}`];
const hostile = [
  'Range: bytes=9-1',
  'If-None-Match: "',
  'Cookie: =; %; uapp_locale=%ff; kmx_roles=x.y; kmx-tokens=x; uapp_editor_device=x.y',
  'Authorization: Bearer x',
  'Accept-Language: x;q=y',
  'X-Requested-With: x',
  'ciam-id-token: x.y.z',
  'Accept: text/html',
];

interface Nonsense {
  readonly lines: readonly string[];
  readonly body?: string;
}

/** The requests sent to one address: reads of every kind, and invalid input for writes. */
function listRequests(endpoint: string): readonly Nonsense[] {
  const reads = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({
    lines: [`${method} ${endpoint} HTTP/1.1`, ...own],
  }));
  const takesBodies = /^\/(?:api|am|_)/.test(endpoint);
  const writes = (takesBodies ? bodies : bodies.slice(0, 1)).map((body, place) => ({
    lines: [
      `${place % 4 === 3 ? 'PATCH' : 'POST'} ${endpoint} HTTP/1.1`,
      ...own,
      `Content-Type: ${types[place % types.length] ?? ''}`,
    ],
    body,
  }));
  return [...reads, { lines: [`GET ${endpoint} HTTP/1.1`, ...own, ...hostile] }, ...writes];
}

describe('what makes no sense', () => {
  it('SRV-017 no address, method, header or body lets a stranger make the server fail or write an error', async () => {
    const before = readErrors().length;
    const failures: string[] = [];
    for (const [index, endpoint] of endpoints.entries()) {
      // Every address of this machine's own network is another visitor to the limits.
      const from = `127.0.${(index % 200) + 1}.7`;
      for (const { lines, body = '' } of listRequests(endpoint)) {
        const { status } = await sendRaw(listener, lines, { body, from });
        if (!(status >= 200 && status < 500)) failures.push(`${lines[0] ?? ''} ${body} ${status}`);
      }
    }
    expect(failures).toEqual([]);
    expect(readErrors().slice(before)).toEqual([]);
  }, 240_000);

  it('SRV-017 endpoints of programs answer what they cannot read in JSON with 4xx, whatever they are asked for', async () => {
    const programs = endpoints.filter((each) => /^\/(?:api\/(?!uploads\/files|unsubscribe)|_r|builds)/.test(each));
    for (const [index, endpoint] of programs.entries()) {
      for (const accept of ['*/*', 'text/html', 'application/json']) {
        const lines = [`GET ${endpoint} HTTP/1.1`, ...own, `Accept: ${accept}`];
        const { status, head } = await sendRaw(listener, lines, { from: `127.3.${index + 1}.7` });
        const type = /^content-type: ([^;\r]*)/m.exec(head)?.[1];
        expect([endpoint, accept, status >= 400 && status < 500, type]).toEqual([
          endpoint,
          accept,
          true,
          expect.stringMatching(/^application\/(?:problem\+|graphql-response\+)?json$/),
        ]);
      }
    }
    const wrong = await requestPage(origin, '/api/news-feed?place=/en&after=bad');
    expect([wrong.status, JSON.parse(wrong.body)]).toMatchObject([400, { title: 'The cursor cannot be read' }]);
  });
});

describe('the host of a request', () => {
  const ask = (...hosts: readonly string[]) =>
    sendRaw(listener, ['GET /en/company HTTP/1.1', ...hosts.map((name) => `Host: ${name}`)]);

  it('SYS-007 is refused where it cannot be read or is named twice, and gets into no address', async () => {
    for (const hosts of [['evil.com/x'], [`${host}:80`], ['user@evil.example'], [host, host], [host, 'evil.example']]) {
      const { status, head } = await ask(...hosts);
      expect([hosts, status, head.includes('location:')]).toEqual([hosts, 400, false]);
    }
  });

  it('SYS-009 PUB-063 an unknown one is shown the main site, its port gets into no address, and it takes no room in the cache', async () => {
    const canonical = `<link rel="canonical" href="${origin}/en/company">`;
    await ask(host);
    const answers = [await ask('h1.example:1'), await ask('h2.example'), await ask(`${host.split(':')[0] ?? ''}:1`)];
    for (const { status, head, body } of answers) {
      expect([status, body.includes(canonical), /h1\.example|h2\.example|:1\//.test(body)]).toEqual([200, true, false]);
      expect(head).toMatch(/server-timing: cache;desc=(?:fresh|stale)/);
    }
  });
});

describe('what a request is answered by', () => {
  it('SRV-007 SRV-029 page, payload and feed say that they read cookies, so that no cache hands one flag on to another visitor', async () => {
    for (const address of ['/en/company', '/en/company/_payload.json', '/en/stories/feed.xml']) {
      const { status, headers } = await requestPage(origin, address);
      expect([address, status, String(headers['vary']).split(/, */).includes('cookie')]).toEqual([address, 200, true]);
    }
  });

  it('SRV-017 says its type for good and can run nothing, where it is no page', async () => {
    const closed = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    for (const address of [
      '/favicon.svg',
      '/robots.txt',
      '/.well-known/security.txt',
      '/builds/latest.json',
      '/api/x',
      '/images/home-hero.webp',
      '/healthz',
    ]) {
      const { headers } = await requestPage(origin, address, { headers: { accept: '*/*' } });
      expect([address, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
        address,
        'nosniff',
        closed,
      ]);
    }
    for (const address of ['/blank-callback', '/en', '/am/json/realms/root/realms/alpha/serverinfo/x']) {
      expect([address, (await requestPage(origin, address)).headers['x-content-type-options']]).toEqual([
        address,
        'nosniff',
      ]);
    }
  });

  it('SRV-017 a request whose headers never end is cut', async () => {
    const { hostname, port } = new URL(listener);
    const socket = connect({ port: Number(port), host: hostname });
    socket.write(`GET /en HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    expect(await text(socket)).toMatch(/^(?:HTTP\/1\.1 4\d\d .*)?/s);
  }, 25_000);
});

describe('error pages', () => {
  it('PUB-049 have a trail of home and what went wrong', async () => {
    const { status, body } = await requestPage(origin, '/en/%ff');
    expect([status, body.match(/<h1[^>]*>([^<]+)/)?.[1]]).toEqual([400, 'This address cannot be read']);
    const trail = /<nav[^>]*aria-label="You are here"[^]*?<\/nav>/.exec(body)?.[0] ?? '';
    expect([trail.includes('href="/en"'), trail.includes('Error 400')]).toEqual([true, true]);
  });

  it('PUB-040 AUTH-001 there is nothing below the addresses of the sign-in', async () => {
    for (const address of ['/callback/x', '/blank-callback/x', '/en/callback/x']) {
      expect([address, (await requestPage(origin, address)).status]).toEqual([address, 404]);
    }
    expect((await requestPage(origin, '/callback')).status).toBe(200);
  });

  it('EDT-013 an altered preview link speaks of the preview and of asking for a new one', async () => {
    const { status, body } = await requestPage(origin, '/de/company?preview=1999999999999.abcdefghijklmnopqrstuvwxyz');
    expect(status).toBe(403);
    expect(body).toMatch(/<title>Dieser Vorschaulink funktioniert nicht[^<]*<\/title>/);
    expect(body).toContain('um einen neuen Link');
    expect(body).not.toContain('Ihr Konto ist');
  });
});
