import { expect, it } from 'vitest';
import { loadLinkedProducts } from './load-linked-products.ts';

it('SYS-049 finds the products of links; one that does not exist stays unknown', async () => {
  const find = await loadLinkedProducts(['ferro-115', 'gone'], async (slug) =>
    slug === 'gone' ? null : { name: 'Ferro 115', route: '/products/crimping/ferro-115' },
  );
  expect(find('ferro-115')).toEqual({ name: 'Ferro 115', route: '/products/crimping/ferro-115' });
  expect(find('gone')).toBeNull();
});

it('promise 1 leads to the catalogue while the catalogue service is down', async () => {
  const find = await loadLinkedProducts(['ferro-115'], () => Promise.reject(new Error('down')));
  expect(find('ferro-115')).toEqual({ name: 'ferro-115', route: '/products' });
});
