import type { Mount } from '@kmx/shared-contracts/mount.ts';
import { expect, it } from 'vitest';
import { createMountTable, findMount } from './mount-table.ts';

const place = (path: string, changes: Partial<Mount> = {}): Mount => ({
  path,
  isLocalized: true,
  sites: 'all',
  kind: 'application',
  hasChrome: true,
  ...changes,
});
const table = createMountTable([
  { name: 'remote-site', mounts: [place('/', { kind: 'site' })] },
  { name: 'remote-service', mounts: [place('/service'), place('/service/tools')] },
  { name: 'remote-tools', mounts: [place('/service/tools/crimping'), place('/guide', { isLocalized: false })] },
  { name: 'remote-account', mounts: [place('/account', { sites: 'main' })] },
  { name: 'shell' },
]);
const find = (path: string, { isLocalized = true, isMainSite = true } = {}) => {
  const found = findMount(table, { segments: path.split('/').filter(Boolean), isLocalized, isMainSite });
  return found && `${found.remote} ${found.path}`;
};

it('SYS-014 an address belongs to the remote with the longest path that it begins with', () => {
  expect(find('/')).toBe('remote-site /');
  expect(find('/services')).toBe('remote-site /');
  expect(find('/service')).toBe('remote-service /service');
  expect(find('/service/parts/a')).toBe('remote-service /service');
  expect(find('/service/tools/a')).toBe('remote-service /service/tools');
  expect(find('/service/tools/crimping/a')).toBe('remote-tools /service/tools/crimping');
});

it('SYS-014 a mount without a locale is found only by an address without one', () => {
  expect(find('/guide/colours', { isLocalized: false })).toBe('remote-tools /guide');
  expect(find('/guide')).toBe('remote-site /');
  expect(find('/service', { isLocalized: false })).toBeUndefined();
});

it('SYS-016 a mount of the main site is none on other sites', () => {
  expect(find('/account')).toBe('remote-account /account');
  expect(find('/account', { isMainSite: false })).toBe('remote-site /');
});
