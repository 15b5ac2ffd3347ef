import { expect, it } from 'vitest';
import { createTestRequest } from '../../test-page.ts';
import { resolveContentLink } from './resolve-link.ts';

const empty = {
  text: 'Go',
  path: null,
  url: null,
  productSlug: null,
  serviceSlug: null,
  openInNewTab: null,
  page: null,
};
const resolve = (link: object) => resolveContentLink({ ...empty, ...link }, createTestRequest(), new Map());

it('PUB-088 an unknown product becomes Invalid and links to the catalogue', () => {
  expect(resolve({ productSlug: 'gone' })).toMatchObject({ text: 'Invalid', href: '/en-ch/products' });
});

it('PUB-060 paths get the prefix of site and locale, web addresses stay, scripts lead to the home page', () => {
  expect(resolve({ path: '/products' }).href).toBe('/en-ch/products');
  expect(resolve({ url: 'hard:https://kmx.example/a' }).href).toBe('https://kmx.example/a');
  expect(resolve({ url: 'javascript:alert(1)' }).href).toBe('/en-ch');
  expect(resolve({ url: '//evil.example' }).href).toBe('/en-ch');
});

it('PUB-058 PUB-060 a link knows how to be followed: as an action, by the browser only, or within the page', () => {
  const targets = ['action:open-news-feed-panel', 'hard:/file/a?l=de', 'https://kmx.example/', '/products', '#top'];
  expect(targets.map((url) => resolve({ url }).kind)).toEqual(['action', 'hard', 'hard', 'in-app', 'in-app']);
  expect(resolve({ url: 'hard:/file/a?l=de' }).href).toBe('/file/a?l=de');
  const sitePrefixes = { fair: 'https://fair.example/en' };
  const source = { ...empty, page: { slug: 'stand', parentSlug: null, site: { id: 'fair' } } };
  const link = resolveContentLink(source, { ...createTestRequest(), sitePrefixes }, new Map());
  expect(link).toMatchObject({ href: 'https://fair.example/en/stand', kind: 'hard' });
  expect(resolve({ page: { slug: 'stand', parentSlug: null, site: { id: 'gone' } } }).href).toBe('/en-ch');
});

it('PUB-008 SYS-048 a service link leads to the service, or to all services if it is unknown', () => {
  const services = new Map([['care', { name: 'Care', route: '/services/support/care' }]]);
  const link = { ...empty, text: null, serviceSlug: 'care' };
  expect(resolveContentLink(link, createTestRequest(), services)).toMatchObject({
    text: 'Care',
    href: '/en-ch/services/support/care',
  });
  expect(resolve({ serviceSlug: 'gone' }).href).toBe('/en-ch/services');
});
