import { expect, it } from 'vitest';
import { sortIntegrities } from './sort-integrities-plugin.ts';

it('the same hashes of chunks give the same entry, in whatever order they got ready', () => {
  const write = (...pairs: readonly string[]) => {
    const list = pairs.join(',');
    return `a();S.sriHashes={${list}},S.sriCssHashes={${list}},b({c:1})`;
  };
  const sorted = write('21:"sha256-a+/="', '234:"sha256-b="', 'part:"sha256-c="');
  expect(sortIntegrities(write('part:"sha256-c="', '21:"sha256-a+/="', '234:"sha256-b="'))).toBe(sorted);
  expect(sortIntegrities(sorted)).toBe(sorted);
  expect(sortIntegrities('const sriHashes = 1;')).toBe('const sriHashes = 1;');
});
