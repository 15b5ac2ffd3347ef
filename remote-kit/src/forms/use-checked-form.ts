import { useState } from 'react';
import { type FormAttempt, listMended, listProblems, noAttempt, startAttempt } from './form-attempt.ts';
import type { FormProblems, FormRules } from './form-rules.ts';

/** Attributes that the fields of the design system take. */
export interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}

/** One problem of a form as it is shown. */
export interface ShownProblem {
  readonly name: string;
  readonly fieldId: string;
  readonly text: string;
}

/** A form that says what is wrong with it, for FormFrame and its fields. */
export interface CheckedForm<Name extends string = never> {
  readonly problems: readonly ShownProblem[];
  /** Counts the attempts, so that each that fails takes the focus. */
  readonly attempt: number;
  readonly getField: (name: Name) => FieldAttributes;
  /** Checks the values that are to be sent; false when something is wrong. */
  readonly check: (form: HTMLFormElement) => boolean;
  /** Takes problems away that typing has mended; for values that native controls keep. */
  readonly follow: (form: HTMLFormElement) => void;
  /** Forgets all problems. */
  readonly reset: () => void;
}

/** What a form is and says; `values` are the typed ones, or how to read them where native controls keep them. */
export interface FormDescription<Values extends object, Problem, Name extends string> {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly values: Values | ((form: HTMLFormElement) => Values);
  readonly rules: FormRules<Values, Problem, Name>;
  /** What the server refused in the values that were sent last; empty while they are on their way. */
  readonly refused?: FormProblems<Problem> | undefined;
  readonly describe: (problem: Problem) => string;
}

/**
 * Checks a form when it is sent. A problem goes as soon as typing mends it and none appears while somebody types; what the
 * server refused stays until that value changes.
 */
export function useCheckedForm<Values extends Readonly<Record<Name, unknown>>, const Problem, Name extends string>(
  description: FormDescription<Values, Problem, Name>,
): CheckedForm<keyof Values & string> {
  const { id, values, rules, refused = {}, describe } = description;
  const [attempt, setAttempt] = useState<FormAttempt<Values, Problem>>(noAttempt);
  const mend = (typed: Values): void => {
    const mended = listMended(attempt, rules, refused, typed);
    if (mended.length > 0) setAttempt({ ...attempt, mended: [...attempt.mended, ...mended] });
  };
  // While rendering, so that what is mended is never shown with what was typed.
  if (typeof values !== 'function') mend(values);
  const problems = listProblems(attempt, rules, refused).map(([name, problem]) => ({
    name,
    fieldId: `${id}-${name}`,
    text: describe(problem),
  }));
  return {
    problems,
    attempt: attempt.count,
    getField: (name) => ({
      name,
      id: `${id}-${name}`,
      error: problems.find((problem) => problem.name === name)?.text,
    }),
    check: (form) => {
      const next = startAttempt(attempt, rules, typeof values === 'function' ? values(form) : values);
      setAttempt(next);
      return Object.keys(next.found).length === 0;
    },
    follow: (form) => {
      if (typeof values === 'function') mend(values(form));
    },
    reset: () => setAttempt(noAttempt),
  };
}
