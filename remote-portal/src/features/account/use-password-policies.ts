import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type PolicyRequirement, requestSelfService } from './request-self-service.browser.ts';

const policySchema = v.object({
  policyRequirement: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});
const propertiesSchema = v.object({
  properties: v.array(v.object({ name: v.string(), policies: v.array(policySchema) })),
});

/** The rules for new passwords; empty until loaded, which is harmless because a refused change names them again. */
export function usePasswordPolicies(): readonly PolicyRequirement[] {
  const [policies, setPolicies] = useState<readonly PolicyRequirement[]>([]);
  useEffect(() => {
    let isGone = false;
    void requestSelfService({ path: 'policies/user', schema: propertiesSchema }).then((answer) => {
      if (isGone || answer.kind !== 'done') return;
      setPolicies(answer.data.properties.find(({ name }) => name === 'userpassword')?.policies ?? []);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return policies;
}
