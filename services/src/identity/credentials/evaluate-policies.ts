import { type PolicyFacts, type PolicyParameters, policyTable } from './policy-table.ts';

/** A rule as configuration and API write it, and a failure of one. */
export interface PolicyRequirement {
  readonly policyRequirement: string;
  readonly params: PolicyParameters;
}

/** Failures of one property, in the form of AM. */
export interface FailedProperty {
  readonly property: string;
  readonly policyRequirements: readonly PolicyRequirement[];
}

/** The requirements that a value fails; an unknown one fails too, as UNKNOWN_POLICY with its name (AUTH-024). */
export function evaluatePolicies(
  value: unknown,
  policies: readonly PolicyRequirement[],
  facts: PolicyFacts,
): readonly PolicyRequirement[] {
  return policies.flatMap(({ policyRequirement, params }) => {
    const evaluate = Object.hasOwn(policyTable, policyRequirement) ? policyTable[policyRequirement] : undefined;
    if (evaluate === undefined) return [{ policyRequirement: 'UNKNOWN_POLICY', params: { policyRequirement } }];
    const failure = evaluate(value, params, facts);
    return failure === null ? [] : [{ policyRequirement, params: failure }];
  });
}
