import { expect, it } from 'vitest';
import { createTestRequest } from '../test-request.ts';
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

it('PUB-088 an unknown product gives Invalid and the catalogue', () => {
  expect(resolve({ productSlug: 'gone' })).toMatchObject({ text: 'Invalid', href: '/en-ch/products' });
});

it('PUB-060 paths get the prefix of site and locale, web addresses pass, scripts lead home', () => {
  expect(resolve({ path: '/products' }).href).toBe('/en-ch/products');
  expect(resolve({ url: 'hard:https://kmx.example/a' }).href).toBe('https://kmx.example/a');
  expect(resolve({ url: 'javascript:alert(1)' }).href).toBe('/en-ch');
  expect(resolve({ url: '//evil.example' }).href).toBe('/en-ch');
});
