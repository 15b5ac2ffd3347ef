// @ts-nocheck
import { expect, it } from 'vitest';
import { summarizeTranslation } from './summarize-translation.ts';

it('EDT-009 a page is translated if all targets are, in progress if any is, otherwise marked', () => {
  expect(summarizeTranslation([])).toBeNull();
  expect(summarizeTranslation(['Translated', 'Translated'])).toBe('Translated');
  expect(summarizeTranslation(['Translated', 'InProgress', 'MarkedForTranslation'])).toBe('InProgress');
  expect(summarizeTranslation(['Translated', 'MarkedForTranslation'])).toBe('MarkedForTranslation');
  expect(summarizeTranslation([null])).toBe('MarkedForTranslation');
});
