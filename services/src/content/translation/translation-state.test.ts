import { expect, it } from 'vitest';
import { moveTranslation, summarizeStates } from './translation-state.ts';

it('EDT-009 D-30 a page is translated if all targets are, in progress if any is, otherwise marked, and nothing without targets', () => {
  expect(summarizeStates([])).toBeNull();
  expect(summarizeStates(['Translated', 'Translated'])).toBe('Translated');
  expect(summarizeStates(['Translated', 'InProgress', 'MarkedForTranslation'])).toBe('InProgress');
  expect(summarizeStates(['Translated', 'MarkedForTranslation'])).toBe('MarkedForTranslation');
});

it('EDT-008 a target is marked, then exported, then imported, and in no other order', () => {
  expect(moveTranslation(null, 'start')).toBe('MarkedForTranslation');
  expect(moveTranslation('InProgress', 'start')).toBe('InProgress');
  expect([moveTranslation(null, 'export'), moveTranslation('MarkedForTranslation', 'import')]).toEqual([null, null]);
  expect(moveTranslation('InProgress', 'import')).toBe('Translated');
});
