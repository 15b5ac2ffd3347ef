import { expect, it } from 'vitest';
import { checkContract, offeredContracts, readMajor } from './offered-contracts.ts';
import { contractVersion } from './units.ts';

it('DES-06 a shell offers its major and the one before, so that no team has to move with it', () => {
  const majors = offeredContracts.map(readMajor);
  expect(majors).toEqual([readMajor(contractVersion), readMajor(contractVersion) - 1]);
});

it.each([
  ['3.0.0', 'fits'],
  ['3.2.7', 'fits'],
  ['3.3.0', 'too-new'],
  ['2.0.0', 'fits'],
  ['2.6.9', 'fits'],
  ['2.7.0', 'too-new'],
  ['1.0.0', 'unknown'],
  ['4.0.0', 'unknown'],
])('DES-06 of contract %s a shell that offers 3.2 and 2.6 says %s', (needed, answer) => {
  expect(checkContract(needed, ['3.2.0', '2.6.0'])).toBe(answer);
});
