import { maxPasswordLength, type PolicyRequirement } from '../../configuration/password-policies.ts';
import { evaluatePolicies, type FailedProperty } from './evaluate-policies.ts';
import type { PolicyFacts } from './policy-table.ts';

const maxNameLength = 100;
const lengthLimit: PolicyRequirement = { policyRequirement: 'MAX_LENGTH', params: { maxLength: maxPasswordLength } };

/** Rules of first and last name (POR-080). */
export const namePolicies: readonly PolicyRequirement[] = [
  { policyRequirement: 'REQUIRED', params: {} },
  { policyRequirement: 'MAX_LENGTH', params: { maxLength: maxNameLength } },
  { policyRequirement: 'VALID_NAME_FORMAT', params: {} },
];

const noFacts: PolicyFacts = { others: {}, isTaken: false };

/** Checks a person's names; the properties have AM's names givenName and sn. */
export function checkNames(firstName: string, lastName: string): readonly FailedProperty[] {
  const check = (property: string, value: string) => ({
    property,
    policyRequirements: evaluatePolicies(value, namePolicies, noFacts),
  });
  const properties = [check('givenName', firstName), check('sn', lastName)];
  return properties.filter(({ policyRequirements }) => policyRequirements.length > 0);
}

/** Checks a new password against its owner's names and address; `isPresent` says that it is the current one. */
export function checkPassword(
  password: string,
  policies: readonly PolicyRequirement[],
  owner: { readonly email: string; readonly firstName: string; readonly lastName: string },
  isPresent: boolean,
): readonly FailedProperty[] {
  const tooLong = evaluatePolicies(password, [lengthLimit], noFacts);
  if (tooLong.length > 0) return [{ property: 'userpassword', policyRequirements: tooLong }];
  const others = { mail: owner.email, givenName: owner.firstName, sn: owner.lastName };
  const policyRequirements = evaluatePolicies(password, policies, { others, isTaken: isPresent });
  return policyRequirements.length === 0 ? [] : [{ property: 'userpassword', policyRequirements }];
}
