import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractVersion } from './units.ts';

it('DES-06 the newest entry of the change log is that of the contract as it is, and none is left out of order', () => {
  const text = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  const versions = [...text.matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)$/gm)].map(
    ([, version = '']) => version,
  );
  expect(versions[0]).toBe(contractVersion);
  const sorted = versions.toSorted((left, right) => right.localeCompare(left, 'en', { numeric: true }));
  expect(versions).toEqual(sorted);
});
