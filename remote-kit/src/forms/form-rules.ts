/** What is wrong with the fields of a form, by their names; a field without an entry is right. */
export type FormProblems<Problem> = Readonly<Record<string, Problem>>;

/**
 * Rules of a form, by its fields in the order in which they are shown: what is wrong with a field for these values, or null.
 * A field with null instead of a rule is checked by the server only.
 */
export type FormRules<Values extends object, Problem, Name extends string = string> = {
  readonly [Field in Name]?: ((values: Values) => Problem | null) | null;
};

/** What is wrong with one field; null when it is right or has no rule. */
export function findProblem<Values extends object, Problem>(
  rules: FormRules<Values, Problem>,
  name: string,
  values: Values,
): Problem | null {
  return rules[name]?.(values) ?? null;
}

/** What is wrong with all fields that have rules. */
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

/** Rule of a text that is required; spaces are none. */
export function requireText<Name extends string, const Problem>(name: Name, problem: Problem) {
  return (values: Readonly<Record<Name, string>>): Problem | null => (values[name].trim() === '' ? problem : null);
}
