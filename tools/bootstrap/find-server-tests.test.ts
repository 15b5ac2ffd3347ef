import { expect, it } from 'vitest';
import { findServerTests } from './find-server-tests.ts';

it('finds the tests that a database server lets do more, by what they or their fixtures read, and no others', () => {
  const found = findServerTests();
  expect(found).toEqual(
    expect.arrayContaining([
      'services/src/database/statement-limit.test.ts',
      'services/src/search/indexing/several-processes.test.ts',
      'release-registry/src/registry/registry-forms.test.ts',
    ]),
  );
  expect(found).not.toContain('services/src/search/indexing/index-turn.test.ts');
  expect(found.every((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))).toBe(true);
});
