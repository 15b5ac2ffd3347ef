import { findProblems } from '@kmx/remote-kit/forms/form-rules.ts';
import { describe, expect, it } from 'vitest';
import type { Profile } from './profile.query.ts';
import { profileRules, readEmailProblem } from './profile-problems.ts';

const texts = { company: '', telephone: '', address: '', postalCode: '', city: '', country: '' };
const profile: Profile = {
  ...texts,
  id: 'u1',
  version: 1,
  firstName: 'Emil',
  lastName: 'Novák',
  email: 'emil.novak@vlk.example',
  language: 'en',
  receivesMails: true,
  isManagedInternally: false,
};
const refuse = (policyRequirement: string) =>
  readEmailProblem({ kind: 'policies', policies: [{ policyRequirement, params: {} }] });

describe('problems of a profile', () => {
  it('POR-080 both names are required', () => {
    expect(findProblems(profileRules, profile)).toEqual({});
    expect(Object.keys(findProblems(profileRules, { ...profile, firstName: ' ', lastName: '' }))).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it.each(['', 'emil', 'emil@', 'emil@vlk', 'emil@vlk..example', 'a@b.example, c@d.example', 'e mil@vlk.example'])(
    'POR-081 an address must be a single valid one: "%s"',
    (email) => expect(findProblems(profileRules, { ...profile, email })).toEqual({ email: 'email' }),
  );

  it('POR-081 the identity provider’s objections are shown at the field', () => {
    expect(refuse('VALID_EMAIL_ADDRESS_FORMAT')).toEqual({ email: 'email' });
    expect(refuse('CANNOT_CONTAIN_OTHERS')).toEqual({ email: 'emailDomain' });
    expect(readEmailProblem({ kind: 'wrong', detail: '' })).toEqual({});
  });
});
