import type { TranslationState } from '../../data/entry-record.ts';

/** State of a page from those of its targets: translated if all are, in progress if any is (EDT-009, D-30); null without targets. */
export function summarizeTranslation(states: readonly (TranslationState | null)[]): TranslationState | null {
  if (states.length === 0) return null;
  if (states.every((state) => state === 'Translated')) return 'Translated';
  return states.includes('InProgress') ? 'InProgress' : 'MarkedForTranslation';
}
