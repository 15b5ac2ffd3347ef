import * as v from 'valibot';
import type { DeskError } from '../../data/desk-error.ts';
import type { Profile } from './profile.query.ts';

/** Ids of texts by field: what is wrong with it. */
export type ProfileProblems = Readonly<Record<string, string>>;

const required = ['firstName', 'lastName'] as const;
const problemsSchema = v.object({
  problems: v.array(v.object({ field: v.string(), messageId: v.string() })),
});

/** Checks what the service desk would refuse: first and last name are required (POR-080). */
export function checkProfile(profile: Profile): ProfileProblems {
  return Object.fromEntries(
    required.filter((field) => profile[field].trim() === '').map((field) => [field, `profile.problem.${field}`]),
  );
}

/** The fields that the service desk refused; empty when it refused for another reason. */
export function readProfileProblems(error: DeskError | null): ProfileProblems {
  const parsed = v.safeParse(problemsSchema, error?.extensions);
  if (error?.kind !== 'validation' || !parsed.success) return {};
  return Object.fromEntries(
    parsed.output.problems.map(({ field }) => [
      field,
      required.some((name) => name === field) ? `profile.problem.${field}` : 'profile.problem.value',
    ]),
  );
}
