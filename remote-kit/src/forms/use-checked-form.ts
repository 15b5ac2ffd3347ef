import { useState } from 'react';
import { type FormAttempt, listCorrected, listProblems, noAttempt, startAttempt } from './form-attempt.ts';
import type { FormProblems, FormRules } from './form-rules.ts';

/** Attributes for a field of the design system. */
export interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}

/** A problem of a form with its text. */
export interface ShownProblem {
  readonly name: string;
  readonly fieldId: string;
  readonly text: string;
}

/** A form with its current problems, for FormFrame and its fields. */
export interface CheckedForm<Name extends string = never> {
  readonly problems: readonly ShownProblem[];
  /** Number of attempts; each failed one moves the focus. */
  readonly attempt: number;
  readonly getField: (name: Name) => FieldAttributes;
  /** Checks the values before they are sent; false when there are problems. */
  readonly check: (form: HTMLFormElement) => boolean;
  /** Removes problems corrected by typing; for values kept by native controls. */
  readonly follow: (form: HTMLFormElement) => void;
  /** Removes all problems. */
  readonly reset: () => void;
}

/** Describes a form; `values` are its current values, or a function that reads them from native controls. */
export interface FormDescription<Values extends object, Problem, Name extends string> {
  /** Prefix of field ids. */
  readonly id: string;
  readonly values: Values | ((form: HTMLFormElement) => Values);
  readonly rules: FormRules<Values, Problem, Name>;
  /** Problems found by the server in the last values sent; empty while a request is running. */
  readonly refused?: FormProblems<Problem> | undefined;
  readonly describe: (problem: Problem) => string;
}

/**
 * Checks a form when it is sent. A problem disappears as soon as typing corrects it, and none appears during typing; what the
 * server refused stays until that value changes.
 */
export function useCheckedForm<
  Values extends Readonly<Record<Name, unknown>>,
  const Problem extends string,
  Name extends string,
>(description: FormDescription<Values, Problem, Name>): CheckedForm<keyof Values & string> {
  const { id, values, rules, refused = {}, describe } = description;
  const [attempt, setAttempt] = useState<FormAttempt<Values, Problem>>(noAttempt);
  const dropCorrected = (typed: Values): void => {
    const corrected = listCorrected(attempt, rules, refused, typed);
    if (corrected.length > 0) setAttempt({ ...attempt, corrected: [...attempt.corrected, ...corrected] });
  };
  // During rendering, so that no corrected problem is ever displayed.
  if (typeof values !== 'function') dropCorrected(values);
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
      if (typeof values === 'function') dropCorrected(values(form));
    },
    reset: () => setAttempt(noAttempt),
  };
}
