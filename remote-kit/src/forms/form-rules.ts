/** Problems of a form by field name; a field without an entry is valid. */
export type FormProblems<Problem> = Readonly<Record<string, Problem>>;

/**
 * Rules of a form by field name, in display order; each returns the field's problem with the given values, or null. A field
 * whose rule is null is checked by the server only.
 */
export type FormRules<Values extends object, Problem, Name extends string = string> = {
  readonly [Field in Name]?: ((values: Values) => Problem | null) | null;
};

/** Finds the problem of one field; null when it is valid or has no rule. */
export function findProblem<Values extends object, Problem>(
  rules: FormRules<Values, Problem>,
  name: string,
  values: Values,
): Problem | null {
  return rules[name]?.(values) ?? null;
}

/** Finds the problems of all fields that have rules. */
export function findProblems<Values extends object, Problem>(
  rules: FormRules<Values, Problem>,
  values: Values,
): FormProblems<Problem> {
  const found = Object.keys(rules).flatMap((name) => {
    const problem = findProblem(rules, name, values);
    return problem === null ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Creates the rule of a required text, which must not be blank. */
export function requireText<Name extends string, const Problem>(name: Name, problem: Problem) {
  return (values: Readonly<Record<Name, string>>): Problem | null => (values[name].trim() === '' ? problem : null);
}
