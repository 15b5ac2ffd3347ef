import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import * as v from 'valibot';
import type { SelfServiceRefusal } from './ask-self-service.browser.ts';
import type { Profile } from './profile.query.ts';

/** Ids of error texts by field. */
export type ProfileProblems = Readonly<Record<string, string>>;

const required = ['firstName', 'lastName'] as const;
const emailForm = /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/u;
const problemsSchema = v.object({
  problems: v.array(v.object({ field: v.string(), messageId: v.string() })),
});

/** Finds invalid fields: first and last name are required (POR-080), an e-mail address must be valid (POR-081). */
export function checkProfile(profile: Profile): ProfileProblems {
  const missing = required.filter((field) => profile[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, `profile.problem.${field}`])),
    ...(emailForm.test(profile.email.trim()) ? {} : { email: 'profile.problem.email' }),
  };
}

/** The identity provider's objection to a new address. */
export function readEmailProblem(refusal: SelfServiceRefusal | null): ProfileProblems {
  if (refusal?.kind !== 'policies') return {};
  const isForeign = refusal.policies.some(({ policyRequirement }) => policyRequirement === 'CANNOT_CONTAIN_OTHERS');
  return { email: isForeign ? 'profile.problem.emailDomain' : 'profile.problem.email' };
}

/** The fields that the service desk refused; empty when it refused for another reason. */
export function readProfileProblems(error: RequestError | null): ProfileProblems {
  const parsed = v.safeParse(problemsSchema, error?.details);
  if (error?.kind !== 'refused' || !parsed.success) return {};
  return Object.fromEntries(
    parsed.output.problems.map(({ field }) => [
      field,
      required.some((name) => name === field) ? `profile.problem.${field}` : 'profile.problem.value',
    ]),
  );
}
