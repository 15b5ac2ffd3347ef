import { expect, it } from 'vitest';
import { loadLinkedTargets } from './load-linked-targets.ts';

const toProduct = (productSlug: string) => ({ productSlug, serviceSlug: null });
const toService = (serviceSlug: string) => ({ productSlug: null, serviceSlug });

it('SYS-049 SYS-050 finds the machines and services of links; one that does not exist stays unknown', async () => {
  const links = [toProduct('ferro-115'), toProduct('gone'), toService('care')];
  const { findProduct, findService } = await loadLinkedTargets(links, async (type, slug) =>
    slug === 'gone' ? null : { name: slug, route: `/${type}s/group/${slug}` },
  );
  expect(findProduct('ferro-115')).toEqual({ name: 'ferro-115', route: '/products/group/ferro-115' });
  expect(findProduct('gone')).toBeNull();
  expect(findService('care')).toEqual({ name: 'care', route: '/services/group/care' });
  expect(findService('ferro-115')).toBeNull();
});

it('promise 1 leads to the list of all while the catalogue service is down', async () => {
  const links = [toProduct('ferro-115'), toService('care')];
  const { findProduct, findService } = await loadLinkedTargets(links, () => Promise.reject(new Error('down')));
  expect(findProduct('ferro-115')).toEqual({ name: 'ferro-115', route: '/products' });
  expect(findService('care')).toEqual({ name: 'care', route: '/services' });
});
