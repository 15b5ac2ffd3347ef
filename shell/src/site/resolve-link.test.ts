import { describe, expect, it } from 'vitest';
import { context, createLink } from './navigation.fixture.ts';
import type { LinkSource } from './navigation-source.ts';
import { resolveLink, resolveTarget } from './resolve-link.ts';

describe('links', () => {
  const resolve = (more: Partial<LinkSource>) => resolveLink(createLink(more), context);

  it('SYS-048, SYS-049 resolves page, path and external links', () => {
    const page = { id: 'p', slug: 'internal 2025', parentSlug: 'events', siteId: null };
    expect(resolve({ page }).href).toBe('/de-ch/events/internal%202025');
    expect(resolve({ path: '/' }).href).toBe('/de-ch');
    expect(resolve({ url: 'https://x.example/a' })).toMatchObject({ href: 'https://x.example/a', kind: 'hard' });
  });

  it('SYS-048 leads to the home page of another site by its own prefix', () => {
    const page = { id: 'p', slug: 'home', parentSlug: 'home', siteId: 'academy' };
    expect(resolve({ page })).toMatchObject({ href: 'https://academy.example/de', kind: 'hard' });
  });

  it('SYS-050, SYS-051 looks products and services up and fills in {{name}}', () => {
    expect(resolve({ productSlug: 'alpha', text: 'More on {{name}}' })).toMatchObject({
      text: 'More on Alpha $& 550',
      href: '/de-ch/products/crimping/alpha',
    });
    expect(resolve({ serviceSlug: 'care', text: '' })).toMatchObject({ text: 'Care', href: '/de-ch/services/care' });
  });

  it("PUB-088 ERR-038 D-27 shows an unknown product as 'Invalid' with the catalogue's address", () => {
    expect(resolve({ productSlug: 'gone' })).toMatchObject({ text: 'Invalid', href: '/de-ch/products' });
  });

  it("PUB-060 tells 'action:', 'hard:' and http targets from paths", () => {
    expect(resolveTarget('action:open-news-feed-panel', '/en').kind).toBe('action');
    expect(resolveTarget('hard:/file/a?l=de', '/en')).toEqual({ href: '/file/a?l=de', kind: 'hard' });
    expect(resolveTarget('#top', '/en').href).toBe('#top');
  });

  it('leads script and protocol-relative targets home', () => {
    for (const target of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'hard:javascript:x',
      'hard://e',
      'hard:/\\evil.example',
      'hard:/\t/evil.example',
    ]) {
      expect(resolveTarget(target, '/en').href).toBe('/en');
    }
  });
});
