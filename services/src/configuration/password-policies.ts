export type PolicyParameters = Readonly<Record<string, unknown>>;

/** A rule as configuration and API write it, and a failure of one. */
export interface PolicyRequirement {
  readonly policyRequirement: string;
  readonly params: PolicyParameters;
}

/** Regardless of the configuration, because sign-in accepts no longer ones. */
export const maxPasswordLength = 200;

/** Default rules for a new password. */
export const defaultPasswordPolicies: readonly PolicyRequirement[] = [
  { policyRequirement: 'REQUIRED', params: {} },
  { policyRequirement: 'MIN_LENGTH', params: { minLength: 10 } },
  { policyRequirement: 'MAX_LENGTH', params: { maxLength: maxPasswordLength } },
  { policyRequirement: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 1 } },
  { policyRequirement: 'AT_LEAST_X_NUMBERS', params: { numNums: 1 } },
  { policyRequirement: 'CANNOT_CONTAIN_DUPLICATES', params: { limit: 3 } },
  { policyRequirement: 'CANNOT_CONTAIN_OTHERS', params: { disallowedFields: ['mail', 'givenName', 'sn'] } },
  { policyRequirement: 'UNIQUE', params: {} },
];
