import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderMatrix } from './write-matrix.ts';

describe('the policies of the service desk', () => {
  it('POR-107 the document of the matrix is the one of the policies', () => {
    expect(readFileSync(new URL('../../../../docs/authorization-matrix.md', import.meta.url), 'utf8')).toBe(
      renderMatrix(),
    );
  });
});
