/** How far the translation into one language is (EDT-008). */
export type TranslationState = 'MarkedForTranslation' | 'InProgress' | 'Translated';

/** A step taken with a translation target. */
export type TranslationStep = 'start' | 'export' | 'import';

const transitions: Readonly<Record<TranslationStep, Readonly<Record<string, TranslationState>>>> = {
  // A second click does not restart a translation in progress.
  start: {
    none: 'MarkedForTranslation',
    Translated: 'MarkedForTranslation',
    MarkedForTranslation: 'MarkedForTranslation',
    InProgress: 'InProgress',
  },
  // A file may be fetched again, and a finished translation be sent out for correction.
  export: { MarkedForTranslation: 'InProgress', InProgress: 'InProgress', Translated: 'InProgress' },
  import: { InProgress: 'Translated' },
};

/** The state after a step, or null when the step is not possible from the present one (EDT-008, EDT-010). */
export function moveTranslation(current: TranslationState | null, step: TranslationStep): TranslationState | null {
  return transitions[step][current ?? 'none'] ?? null;
}

/** State of a page from those of its targets: translated if all are, under way if any is (EDT-009, D-30); null without targets. */
export function summarizeStates(states: readonly (TranslationState | null)[]): TranslationState | null {
  if (states.length === 0) return null;
  if (states.every((state) => state === 'Translated')) return 'Translated';
  return states.includes('InProgress') ? 'InProgress' : 'MarkedForTranslation';
}
