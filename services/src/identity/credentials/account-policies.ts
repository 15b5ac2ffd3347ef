import { evaluatePolicies, type FailedProperty, type PolicyRequirement } from './evaluate-policies.ts';
import type { PolicyFacts } from './policy-table.ts';

const maxNameLength = 100;
/** Regardless of the configuration, because sign-in accepts no longer ones. */
export const maxPasswordLength = 200;
const lengthLimit: PolicyRequirement = { policyRequirement: 'MAX_LENGTH', params: { maxLength: maxPasswordLength } };

/** Default rules for a new password. */
export const defaultPasswordPolicies: readonly PolicyRequirement[] = [
  { policyRequirement: 'REQUIRED', params: {} },
  { policyRequirement: 'MIN_LENGTH', params: { minLength: 10 } },
  lengthLimit,
  { policyRequirement: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 1 } },
  { policyRequirement: 'AT_LEAST_X_NUMBERS', params: { numNums: 1 } },
  { policyRequirement: 'CANNOT_CONTAIN_DUPLICATES', params: { limit: 3 } },
  { policyRequirement: 'CANNOT_CONTAIN_OTHERS', params: { disallowedFields: ['mail', 'givenName', 'sn'] } },
  { policyRequirement: 'UNIQUE', params: {} },
];

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
