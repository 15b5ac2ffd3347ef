import { describe, expect, it } from 'vitest';
import { expandIds, findTestedIds, readSpecificationIds } from './specification-ids.ts';

describe('ids of the specification', () => {
  it('expands a range and names each id once', () => {
    expect(expandIds('SYS-008, SYS-009..011 and SYS-008')).toEqual(['SYS-008', 'SYS-009', 'SYS-010', 'SYS-011']);
  });

  it('counts names of tests, not comments, also with a table of cases', () => {
    const source = `
      // PUB-001 is elsewhere
      it('PUB-002 does it', () => {});
      it.each(['a', 'b'])('PUB-003 does %s', () => {});
      describe("PUB-004", () => {});
      it.each([
        'c',
      ])('PUB-005 does %s', () => {});`;
    expect(findTestedIds(source)).toEqual(['PUB-002', 'PUB-003', 'PUB-004', 'PUB-005']);
  });

  it('are those that the pages of the specification define', () => {
    const ids = readSpecificationIds();
    expect(ids).toContain('POR-101');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
