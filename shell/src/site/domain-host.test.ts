import { expect, it } from 'vitest';
import { findDomainHost } from './match-site.ts';
import type { SystemData } from './system-data.ts';

const create = (hosts: readonly string[], mainHosts: readonly string[]) => {
  const createSite = (names: readonly string[]) => ({ domains: names.map((host) => ({ host, slug: null })) });
  return { sites: [createSite(hosts)], mainSite: createSite(mainHosts) } as unknown as SystemData;
};

it('SYS-008 D-04 a host is covered by the longest configured one, whatever its case and final dot, else by that of the main site', () => {
  const system = create(['kmx.example', 'Shop.KMX.example.', 'other.example', ''], ['main.example']);
  expect(findDomainHost(system, 'a.shop.kmx.example.')).toBe('shop.kmx.example');
  expect(findDomainHost(system, 'SHOP.kmx.example')).toBe('shop.kmx.example');
  expect(findDomainHost(system, 'www.kmx.example')).toBe('kmx.example');
  expect([findDomainHost(system, 'akmx.example'), findDomainHost(system, 'x.test.')]).toEqual([
    'main.example',
    'main.example',
  ]);
  expect(findDomainHost(create([''], ['main.example']), 'x.test..')).toBe('main.example');
  expect(findDomainHost(create([], []), 'x.test')).toBeNull();
});
