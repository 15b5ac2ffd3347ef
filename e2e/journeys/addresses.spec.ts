import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';

const { origin, listener } = inject('product');

describe('redirects', () => {
  it('SRV-002 SRV-004 CON-025 / leads to the localized home page with one 302', async () => {
    const { status, headers } = await requestPage(origin, '/');
    expect([status, headers['location']]).toEqual([302, expect.stringMatching(/\/en$/)]);
    expect((await requestPage(origin, '/en')).status).toBe(200);
  });

  it('SRV-001 CON-025 a trailing slash leads to the same address without it with one 301', async () => {
    for (const path of ['/en', '/en/products', '/de-ch/products']) {
      const { status, headers } = await requestPage(origin, `${path}/`);
      expect([status, headers['location']]).toEqual([301, expect.stringMatching(new RegExp(`${path}$`))]);
    }
  });

  it("SRV-003 CON-025 an editor's redirect leads to its page with one 301, in the visitor's language", async () => {
    const { status, headers } = await requestPage(origin, '/en/old-products');
    expect([status, headers['location']]).toEqual([301, expect.stringMatching(/\/en\/products$/)]);
  });

  it("SYS-052 an editor's redirect to a product leads to the page of that product", async () => {
    const { headers } = await requestPage(origin, '/en/corvus');
    expect(headers['location']).toMatch(/\/corvus-550-duo$/);
  });

  const { port } = new URL(origin);
  const visitor = { 'accept-language': 'ja,de-CH;q=0.5' };
  /** Where an address leads with one request, as a full URL without the port; null where it is the last one. */
  const findLocation = async (url: URL): Promise<string | null> => {
    const headers = { ...visitor, host: `${url.hostname}:${port}` };
    const answer = await requestPage(origin, `${url.pathname}${url.search}`, { headers });
    const location = answer.headers['location'];
    return [301, 302].includes(answer.status) ? new URL(String(location), url).href : null;
  };

  it.each([
    ['/home', '/ja'],
    ['/DE/home', '/de'],
    ['/de-CH/home', '/de-ch'],
    ['/en/home/', '/en'],
    ['/en//home', '/en'],
    ['/en/home?a=1', '/en?a=1'],
    ['/page-company?direct', '/ja/company'],
    ['/de/france/home', '/en/france'],
    ['/en-us/productronica/home', '/en/productronica'],
    ['/products/corvus-550-duo', '/ja/products/crimping/crimping-lines/double-sided-lines/corvus-550-duo'],
    ['/wartungsvertrag', '/ja/services/support/maintenance/kmx-care-plus'],
    ['/en/wartungsvertrag', '/en/services/support/maintenance/kmx-care-plus'],
    ['/impressum.html', '/ja/imprint'],
    ['/training', `http://crimp.localhost:${port}/ja`],
  ])('D-12 SYS-052 %s leads to %s in one hop', async (path, target) => {
    const location = await findLocation(new URL(path, origin));
    expect(location).toBe(new URL(target, origin).href);
  });

  it('D-13 SYS-052 an address noted with a host leads on from every host of its site', async () => {
    for (const host of ['www.kmx.example', '127.0.0.1', 'localhost']) {
      const location = await findLocation(new URL(`http://${host}:${port}/en/impressum.html`));
      expect(new URL(location ?? '').pathname).toBe('/en/imprint');
    }
  });

  const addresses = fc
    .record({
      host: fc.constantFrom('localhost', 'crimp.localhost', 'www.kmx.example', 'unknown.example'),
      prefix: fc.constantFrom('', 'en', 'DE', 'de-CH', 'de-jp', 'fr', 'es-us'),
      site: fc.constantFrom('', '', 'france', 'iberica', 'productronica'),
      page: fc.constantFrom(
        ...['', 'home', 'home/home', 'company/home', 'home/company', 'products', 'products/corvus-550-duo', 'Company'],
        ...[
          'old-products',
          'jobs',
          'catalogue-2019',
          'corvus',
          'wartungsvertrag',
          'training',
          'stand',
          'maschinen-suche',
        ],
        ...['page-company', 'page-academy-home', 'page-imprint', 'nowhere', 'services/kmx-care-plus', 'impressum.html'],
      ),
      slash: fc.constantFrom('', '/', '//'),
      search: fc.constantFrom('', '?a=1', '?direct', '?direct=true&a=1'),
    })
    .map(({ host, prefix, site, page, slash, search }) => {
      const path = [prefix, site, page].filter((part) => part !== '').join(slash === '//' ? '//' : '/');
      return new URL(`http://${host}:${port}/${path}${slash === '/' && path !== '' ? '/' : ''}${search}`);
    });

  it('D-12 SRV-001 SRV-002 SRV-003 SRV-004 no address of any site leads to one that leads on again', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (url) => {
        const target = await findLocation(url);
        // Other hosts and other ports are not ours.
        if (target === null || !new URL(target).host.endsWith(`:${port}`)) return;
        expect([url.href, target, await findLocation(new URL(target))]).toEqual([url.href, target, null]);
      }),
      { numRuns: 200 },
    );
  });
});

interface Fault {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const faults: readonly Fault[] = [
  { name: 'an unknown page', path: '/en/nowhere', status: 404 },
  { name: 'an unknown page deep below a known one', path: '/en/products/crimping/nothing/here', status: 404 },
  { name: 'an unknown story', path: '/en/stories/never-written', status: 404 },
  { name: 'an unknown page of the portal', path: '/en/mykomax/nowhere', status: 404 },
  { name: 'an unknown page of the style guide', path: '/style-guide/nowhere', status: 404 },
  { name: 'a language that does not exist (D-02: an ordinary path)', path: '/en/xx-yy', status: 404 },
  { name: 'malformed percent-encoding', path: '/en/%E0%A4%A', status: 400 },
  { name: 'a lone percent sign', path: '/%', status: 400 },
  { name: 'a zero byte', path: '/en/%00', status: 400 },
  { name: 'an over-long address', path: `/en/${'a'.repeat(5000)}`, status: 414 },
  { name: 'a POST to a page', path: '/en', method: 'POST', status: 405 },
  { name: 'a DELETE of a page', path: '/en/products', method: 'DELETE', status: 405 },
];

describe('faults of the request', () => {
  it.each(faults)(
    'ERR-001 ERR-003 ERR-006 SRV-005 CON-025 $name is answered with $status and the designed page, without a stack',
    async (fault) => {
      // At the shell itself: a balancer has its own words for what it cannot read.
      const { status, headers, body } = await requestPage(listener, fault.path, {
        ...(fault.method ? { method: fault.method } : {}),
        headers: { host: new URL(origin).host },
      });
      expect(status).toBe(fault.status);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toMatch(/<h1[\s>]/);
      expect(body).toContain('name="robots" content="noindex');
      expect(body).not.toMatch(/\bat \S+ \(|node_modules|\.mjs:\d|TypeError/);
    },
  );

  it('SYS-009 an unknown host is served by the main site', async () => {
    const { status, body } = await requestPage(origin, '/en', { headers: { host: 'unknown.example' } });
    expect(status).toBe(200);
    expect(body).toContain('data-build=');
    expect(body).not.toContain('href="http://unknown.example');
  });

  it('SYS-007 a host of its own shows its site', async () => {
    const { port } = new URL(origin);
    const { status, body } = await requestPage(origin, '/en', { headers: { host: `crimp.localhost:${port}` } });
    expect(status).toBe(200);
    expect(body).toMatch(/<title>[^<]*Crimp Academy[^<]*<\/title>/);
  });

  it('over-long headers are refused without an end of the process', async () => {
    const answer = await requestPage(origin, '/en', { headers: { 'x-long': 'a'.repeat(40_000) } }).catch(() => null);
    expect([400, 431, undefined]).toContain(answer?.status);
    expect((await requestPage(origin, '/healthz')).status).toBe(200);
  });

  it('a method that HTTP servers must not serve is refused without a stack', async () => {
    const { status, body } = await requestPage(origin, '/en', { method: 'TRACE' });
    expect(status).toBe(405);
    expect(body).not.toContain('Route TRACE');
  });

  it('an unknown endpoint and an unknown release file are problems, never pages and never cached', async () => {
    for (const path of [
      '/api/nothing',
      '/_r/remote-public/0/browser/nothing.js',
      '/builds/meta/0000000000000000.json',
    ]) {
      const { status, headers } = await requestPage(origin, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('files outside of a release cannot be reached', async () => {
    for (const path of [
      '/_r/remote-public/../../active/browser/x.js',
      '/_r/remote-public/0/browser/../../release.json',
    ]) {
      expect((await requestPage(origin, path)).status).not.toBe(200);
    }
  });
});
