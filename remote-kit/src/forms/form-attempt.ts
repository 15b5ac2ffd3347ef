import { type FormProblems, type FormRules, findProblem, findProblems } from './form-rules.ts';

/** The last attempt to send a form, and what has become of its problems since. */
export interface FormAttempt<Values extends object, Problem> {
  /** How many there were. */
  readonly count: number;
  /** What the rules found. */
  readonly found: FormProblems<Problem>;
  /** The values that were sent last; null before the first time. */
  readonly sent: Values | null;
  /** Names of fields that were put right since. */
  readonly mended: readonly string[];
}

/** What a form starts with. */
export const noAttempt: FormAttempt<never, never> = { count: 0, found: {}, sent: null, mended: [] };

/** Checks the values that somebody wants to send. */
export function startAttempt<Values extends object, Problem>(
  last: FormAttempt<Values, Problem>,
  rules: FormRules<Values, Problem>,
  values: Values,
): FormAttempt<Values, Problem> {
  const found = findProblems(rules, values);
  const isRight = Object.keys(found).length === 0;
  return { count: last.count + 1, found, sent: isRight ? values : last.sent, mended: [] };
}

const readValue = (values: object, name: string): unknown => (values as Readonly<Record<string, unknown>>)[name];

/** Names of fields whose problem these values no longer have: their rule says another thing, or the refused value has changed. */
export function listMended<Values extends object, Problem>(
  { found, sent, mended }: FormAttempt<Values, Problem>,
  rules: FormRules<Values, Problem>,
  refused: FormProblems<Problem>,
  values: Values,
): readonly string[] {
  const isMended = ([name, problem]: readonly [string, Problem]): boolean =>
    name in found || sent === null
      ? findProblem(rules, name, values) !== problem
      : readValue(values, name) !== readValue(sent, name);
  return Object.entries({ ...refused, ...found })
    .filter((entry) => !mended.includes(entry[0]) && isMended(entry))
    .map(([name]) => name);
}

/** What is still wrong, in the order of the rules; what only the server knows comes last. */
export function listProblems<Values extends object, Problem>(
  { found, mended }: FormAttempt<Values, Problem>,
  rules: FormRules<Values, Problem>,
  refused: FormProblems<Problem>,
): readonly (readonly [name: string, problem: Problem])[] {
  const all = { ...refused, ...found };
  const place = (name: string): number => [...Object.keys(rules), name].indexOf(name);
  return Object.entries(all)
    .filter(([name]) => !mended.includes(name))
    .toSorted(([left], [right]) => place(left) - place(right));
}
