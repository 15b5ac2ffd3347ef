import type { PolicyRequirement } from '../../configuration/password-policies.ts';
import { type PolicyFacts, policyTable } from './policy-table.ts';

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
