import { describe, expect, inject, it } from 'vitest';
import { requestUrl } from '../support/read-sitemaps.ts';

const { origin } = inject('product');
const { port } = new URL(origin);

describe('what machines read besides', () => {
  it('D-04 robots.txt names the sitemap of its host and closes a host that no site has', async () => {
    const own = await requestUrl(origin, `http://crimp.localhost:${port}/robots.txt`);
    expect(own.body).toContain(`Sitemap: http://crimp.localhost:${port}/sitemap.xml`);
    const unknown = await requestUrl(origin, 'http://unknown.test/robots.txt');
    expect(unknown.body).toMatch(/^User-agent: \*\nDisallow: \/\n$/);
    expect((await requestUrl(origin, 'http://unknown.test/sitemap.xml')).status).toBe(404);
  });

  it('RFC 9116 security.txt names a contact and expires within a year', async () => {
    const { body } = await requestUrl(origin, `${origin}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(body).toMatch(/^Contact: mailto:/m);
    expect(expires - Date.now()).toBeGreaterThan(0);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  });

  it('PUB-063 PUB-050 a page has canonical, alternates, absolute picture and its trail as data', async () => {
    const { body } = await requestUrl(origin, `${origin}/de-ch/company/quality`);
    expect(body).toContain(`<link rel="canonical" href="${origin}/de-ch/company/quality">`);
    expect(body).toMatch(new RegExp(`og:image" content="${origin}/images/`));
    expect(body).toContain('og:locale" content="de_CH"');
    expect(body).toMatch(/"@type":"BreadcrumbList"[^<]*"position":3/);
  });

  it('SRV-003 SYS-052 redirects of every kind lead to their page in one hop', async () => {
    const targets: Readonly<Record<string, RegExp>> = {
      '/en/jobs': /\/en\/company\/careers$/,
      '/en/catalogue-2019': /\/en\/products$/,
      '/en/training': /crimp\.localhost:\d+\/en$/,
      '/en/maschinen-suche': /\/en\/products\?from=old-search$/,
      '/en/wartungsvertrag': /\/en\/services/,
      '/de/unternehmen-alt': /\/de\/company$/,
      '/en/productronica/stand': /\/en\/productronica\/programme$/,
    };
    for (const [path, target] of Object.entries(targets)) {
      const { status, headers } = await requestUrl(origin, `${origin}${path}`);
      expect([path, status, headers['location']]).toEqual([path, 301, expect.stringMatching(target)]);
    }
  });

  it('PUB-047 PUB-045 CON-025 a page asked for by its id is found on the domain and in the language of its site', async () => {
    const academy = await requestUrl(origin, `${origin}/en/page-academy-courses?direct`);
    expect([academy.status, academy.headers['location']]).toEqual([302, `http://crimp.localhost:${port}/en/courses`]);
    const iberica = await requestUrl(origin, `${origin}/en/page-iberica-home?direct`);
    // On the host of the request a path is enough.
    expect([iberica.status, iberica.headers['location']]).toEqual([302, '/es/iberica']);
  });
});
