import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mountSchema } from './mount.ts';
import { isRemoteName, isUnitName } from './units.ts';

const isPlace = (path: string) =>
  v.is(mountSchema, { path, isLocalized: true, sites: 'all', kind: 'application', hasChrome: true });

it('a mount is the root, or lower-case segments that are neither a locale nor the shell’s own', () => {
  expect(
    ['/', '/x', '/mykomax', '/style-guide', '/service/tools', '/service/x1'].filter((path) => !isPlace(path)),
  ).toEqual([]);
  const wrong = [
    '',
    'agenda',
    '/de',
    '/de-ch/x',
    '/Agenda',
    '/agenda/',
    '/a//b',
    '/../x',
    '/api',
    '/api/desk',
    '/callback',
  ];
  expect(wrong.filter(isPlace)).toEqual([]);
});

it('a remote is named remote- and lower-case words, and nothing that leaves its folder', () => {
  expect(['remote-agenda', 'remote-job-offers', 'remote-shop2'].filter((name) => !isRemoteName(name))).toEqual([]);
  const wrong = [
    'remote',
    'remote-',
    'remote-2shop',
    'remote-shop\n',
    'Remote-a',
    'remote-../x',
    'remote-a/b',
    'agenda',
    'shell',
    `remote-${'a'.repeat(50)}`,
  ];
  expect(wrong.filter(isRemoteName)).toEqual([]);
  expect(isUnitName('shell')).toBe(true);
  expect(['shell2', 'xshell', 'shop'].filter(isUnitName)).toEqual([]);
});
