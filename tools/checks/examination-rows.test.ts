import { describe, expect, it } from 'vitest';
import { isNameOfRun, readFindingRows } from './examination-rows.ts';

describe('the table of findings', () => {
  it('reads the tests of a finding, and the decision that keeps one', () => {
    const markdown = [
      '| finding | what was found | what would fail |',
      '| --- | --- | --- |',
      '| S1 | an entry | `a/src/b.test.ts` › SYS-001 closes a \\| b<br>`c/src/d.test.ts` › stays closed |',
      '| O-drain | a wish | [decision 0001](../decisions/0001-x.md): not here |',
    ].join('\n');
    expect(readFindingRows(markdown)).toEqual([
      {
        id: 'S1',
        decision: null,
        tests: [
          { file: 'a/src/b.test.ts', title: 'SYS-001 closes a | b' },
          { file: 'c/src/d.test.ts', title: 'stays closed' },
        ],
      },
      { id: 'O-drain', decision: '0001-x.md', tests: [] },
    ]);
  });

  it('refuses a finding that nothing would notice', () => {
    expect(() => readFindingRows('| S1 | an entry | nothing |')).toThrow('S1 names neither a test nor a decision');
  });

  it('knows the name of a run by the name in its source', () => {
    expect(isNameOfRun("says \\'no\\' to %s", "says 'no' to b")).toBe(true);
    expect(isNameOfRun('closes $name in ${place}', 'closes a (b) in c')).toBe(true);
    expect(isNameOfRun('closes', 'closes not')).toBe(false);
  });
});
