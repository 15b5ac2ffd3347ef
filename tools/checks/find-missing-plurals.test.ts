import { expect, it } from 'vitest';
import { findMissingPlurals } from './find-missing-plurals.ts';

const message = 'There {count, plural, =0 {is nothing} one {is # ticket} other {are # tickets}}.';

it('SYS-070 a message has the plural forms of its language', () => {
  expect(findMissingPlurals('en', message)).toEqual([]);
  expect(findMissingPlurals('cs', message)).toEqual(['few']);
  expect(findMissingPlurals('en', '{count, plural, other {tickets}}')).toEqual(['one']);
  expect(findMissingPlurals('en', 'No number, {name}')).toEqual([]);
});

it('SYS-070 forms that only millions and fractions have are not asked for, nor a singular that no number has', () => {
  expect(['fr', 'es', 'pt'].flatMap((language) => findMissingPlurals(language, message))).toEqual([]);
  expect(findMissingPlurals('hu', '{count, plural, other {# jegy}}')).toEqual([]);
  expect(findMissingPlurals('ja', '{count, plural, other {#件}}')).toEqual([]);
});
