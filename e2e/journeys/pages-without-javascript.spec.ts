import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject, it } from 'vitest';

const { origin } = inject('product');

const pages = [
  '/en',
  '/de-ch',
  '/ja',
  '/en/products',
  '/en/products/crimping',
  '/en/stories',
  '/en/company',
  '/en/contact',
];

function find(body: string, pattern: RegExp): string {
  return pattern.exec(body)?.[1] ?? '';
}

describe('a page without JavaScript', () => {
  it.each(pages)('%s is complete: heading, text, title, description, canonical and languages', async (path) => {
    const { status, headers, body } = await requestPage(origin, path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('public');
    const text = body.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ' ');
    expect(text.replaceAll(/\s+/g, ' ').length).toBeGreaterThan(600);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(find(body, /<html lang="([^"]+)"/)).toBe(path.slice(1, 3) === 'de' ? 'de-CH' : path.slice(1, 3));
    expect(find(body, /<title>([^<]+)<\/title>/)).toMatch(/\S \| KMX$/);
    expect(find(body, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(20);
    expect(find(body, /<link rel="canonical" href="([^"]+)"/)).toBe(`${origin}${path}`);
    const alternates = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((match) => match[1]);
    expect(alternates).toEqual(expect.arrayContaining(['x-default', 'en', 'de', 'ja']));
    expect(new Set(alternates).size).toBe(alternates.length);
  });

  it.each(pages)('%s carries its policy and no inline script or style', async (path) => {
    const { headers, body } = await requestPage(origin, path);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(body).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts)
      expect(attributes).toMatch(/type="application\/(?:ld\+)?json"|src="[^"]+".*integrity="sha256-/);
  });

  it('SRV-027 SRV-028 the build of a document is the latest one and its description names the remotes', async () => {
    const { body } = await requestPage(origin, '/en');
    const latest = JSON.parse((await requestPage(origin, '/builds/latest.json')).body);
    expect(find(body, /data-build="([0-9a-f]{16})"/)).toBe(latest.id);
    const meta = JSON.parse((await requestPage(origin, `/builds/meta/${latest.id}.json`)).body);
    expect(meta.id).toBe(latest.id);
    expect(Object.keys(meta.remotes)).toContain('remote-public');
  });

  it('every release file that a document names is there, compressed and immutable', async () => {
    const { body } = await requestPage(origin, '/en');
    const files = [...new Set([...body.matchAll(/(?:src|href)="(\/_r\/[^"]+)"/g)].map((match) => match[1] ?? ''))];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { status, headers } = await requestPage(origin, file, { headers: { 'accept-encoding': 'br' } });
      expect([file, status]).toEqual([file, 200]);
      expect(headers['cache-control']).toContain('immutable');
      if (!file.endsWith('.woff2')) expect(headers['content-encoding']).toBe('br');
    }
  });
});
