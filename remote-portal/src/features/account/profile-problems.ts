import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { type FormProblems, requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import * as v from 'valibot';
import type { Profile } from './profile.query.ts';
import type { SelfServiceRefusal } from './request-self-service.browser.ts';

/** Possible problems with a field of a profile; the text is `profile.problem.{id}`. */
export type ProfileProblem = 'firstName' | 'lastName' | 'email' | 'emailDomain' | 'value';

const emailForm = /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/u;
const problemsSchema = v.object({
  problems: v.array(v.object({ field: v.string(), messageId: v.string() })),
});

/** First and last name are required (POR-080), an e-mail address must be valid (POR-081). */
export const profileRules = {
  firstName: requireText('firstName', 'firstName'),
  lastName: requireText('lastName', 'lastName'),
  company: null,
  email: ({ email }: Pick<Profile, 'email'>) => (emailForm.test(email.trim()) ? null : 'email'),
} as const;

/** The identity provider's objection to a new address. */
export function readEmailProblem(refusal: SelfServiceRefusal | null): FormProblems<ProfileProblem> {
  if (refusal?.kind !== 'policies') return {};
  const isForeign = refusal.policies.some(({ policyRequirement }) => policyRequirement === 'CANNOT_CONTAIN_OTHERS');
  return { email: isForeign ? 'emailDomain' : 'email' };
}

/** The fields that the service desk refused; empty when it refused for another reason. */
export function readProfileProblems(error: RequestError | null): FormProblems<ProfileProblem> {
  const parsed = v.safeParse(problemsSchema, error?.details);
  if (error?.kind !== 'refused' || !parsed.success) return {};
  return Object.fromEntries(
    parsed.output.problems.map(({ field }) => [field, field === 'firstName' || field === 'lastName' ? field : 'value']),
  );
}
