import { type FormProblems, type FormRules, findProblem, findProblems } from './form-rules.ts';

/** The last attempt to send a form, and which of its problems were corrected since. */
export interface FormAttempt<Values extends object, Problem> {
  /** Number of attempts so far. */
  readonly count: number;
  /** Problems found by the rules. */
  readonly found: FormProblems<Problem>;
  /** The last values that passed the check; null before that. */
  readonly sent: Values | null;
  /** Names of fields corrected since. */
  readonly corrected: readonly string[];
}

/** The state of a form before the first attempt. */
export const noAttempt: FormAttempt<never, never> = { count: 0, found: {}, sent: null, corrected: [] };

/** Checks values that are about to be sent. */
export function startAttempt<Values extends object, Problem>(
  last: FormAttempt<Values, Problem>,
  rules: FormRules<Values, Problem>,
  values: Values,
): FormAttempt<Values, Problem> {
  const found = findProblems(rules, values);
  const isRight = Object.keys(found).length === 0;
  return { count: last.count + 1, found, sent: isRight ? values : last.sent, corrected: [] };
}

const readValue = (values: object, name: string): unknown => (values as Readonly<Record<string, unknown>>)[name];

/** Lists fields whose problem no longer applies: the rule returns something else, or the refused value has changed. */
export function listCorrected<Values extends object, Problem>(
  attempt: FormAttempt<Values, Problem>,
  rules: FormRules<Values, Problem>,
  refused: FormProblems<Problem>,
  values: Values,
): readonly string[] {
  const { found, sent } = attempt;
  return listProblems(attempt, rules, refused).flatMap(([name, problem]) => {
    const isCorrected =
      name in found || sent === null
        ? findProblem(rules, name, values) !== problem
        : readValue(values, name) !== readValue(sent, name);
    return isCorrected ? [name] : [];
  });
}

/** Lists the problems that still apply, in the order of the rules; fields without a rule come last. */
export function listProblems<Values extends object, Problem>(
  { found, corrected }: FormAttempt<Values, Problem>,
  rules: FormRules<Values, Problem>,
  refused: FormProblems<Problem>,
): readonly (readonly [name: string, problem: Problem])[] {
  const all = { ...refused, ...found };
  return Object.keys({ ...rules, ...all }).flatMap((name) => {
    const problem = all[name];
    return problem === undefined || corrected.includes(name) ? [] : [[name, problem] as const];
  });
}
