import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { loadComparedProducts } from './load-compared-products.ts';

const product = (slug: string, change: object = {}) => ({
  slug,
  name: slug.toUpperCase(),
  supported_countries: null,
  images: [
    { url: '/side.webp', default: false },
    { url: '/front.webp', default: true },
  ],
  classifications: [
    { slug: 'crimping', name: 'Crimping', language: 'de-DE' },
    { slug: 'presses', name: 'Presses', language: 'de-DE' },
  ],
  variants: [{ id: `${slug}-1`, name_metric: '12 kN', name_imperial: '2700 lbf' }],
  ...change,
});

it('PUB-022 SRV-051 SYS-063 the compare panel gets its products in the order of the basket, without those not sold here', async () => {
  const asked: unknown[] = [];
  const ask = (_query: string, variables: Readonly<Record<string, unknown>>) => {
    asked.push(variables);
    const far = product('far', { supported_countries: ['US'] });
    return Promise.resolve({ getProductsBySlugs: [product('a'), far, product('b')] });
  };
  const items = [
    { slug: 'b', variantId: 'b-1' },
    { slug: 'far', variantId: null },
    { slug: 'gone', variantId: null },
    { slug: 'a', variantId: null },
  ];
  const products = await loadComparedProducts(ask, items, createLocale('de', 'CH'));
  expect(asked).toEqual([{ language: 'de-CH', slugs: 'b,far,gone,a' }]);
  expect(products.map(({ key, variant }) => [key, variant])).toEqual([
    ['b:b-1', { metric: '12 kN', imperial: '2700 lbf' }],
    ['a', null],
  ]);
  expect(products[1]).toMatchObject({
    image: '/front.webp',
    route: '/products/crimping/presses/a',
    group: { slug: 'presses', name: 'Presses' },
  });
});

it('PUB-062 products of the compare panel name the language of the catalogue where it is not that of the visitor', async () => {
  const ask = () => Promise.resolve({ getProductsBySlugs: [product('a')] });
  const load = (language: 'cs' | 'de') =>
    loadComparedProducts(ask, [{ slug: 'a', variantId: null }], createLocale(language, 'CH'));
  expect((await load('cs'))[0]?.lang).toBe('de');
  expect((await load('de'))[0]).not.toHaveProperty('lang');
});
