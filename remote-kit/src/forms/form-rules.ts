/** What is wrong with the fields of a form, by their names; a field without an entry is right. */
export type FormProblems<Problem> = Readonly<Record<string, Problem>>;

/**
 * Rules of a form, by its fields in the order in which they are shown: what is wrong with a field for these values, or null.
 * A field with null instead of a rule is checked by the server only.
 */
export type FormRules<Values extends object, Problem> = {
  readonly [Name in keyof Values]?: ((values: Values) => Problem | null) | null;
};

/** What is wrong with one field; null when it is right or has no rule. */
export function findProblem<Values extends object, Problem>(
  rules: FormRules<Values, Problem>,
  name: string,
  values: Values,
): Problem | null {
  return name in rules ? (rules[name as keyof Values]?.(values) ?? null) : null;
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
