import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { PortalExample } from '../../examples/portal-example.tsx';
import { PolicyList } from './policy-list.tsx';

/** Describes PolicyList for the style guide. */
export const guide: ComponentGuide = {
  name: 'PolicyList',
  summary: 'The rules of a new password, each marked while one types.',
  use: ['Below the field of a new password.'],
  avoid: ['For the problems of other fields: their own message says so.'],
  access: ['Each mark is also a word for screen readers.'],
  forcedColors: 'The marks are shapes, not colours.',
};

const owner = { mail: 'anna@northline.example', givenName: 'Anna', sn: 'Keller' };
const policies = [
  { policyRequirement: 'MIN_LENGTH', params: { minLength: 12 } },
  { policyRequirement: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 1 } },
];

/** Examples of PolicyList for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'refused',
    title: 'After a refusal of the identity provider',
    note: 'Kept and broken rules have different shapes; a rule that only the provider knows is listed too.',
    render: () => (
      <PortalExample>
        <PolicyList
          policies={policies}
          refused={[{ policyRequirement: 'UNIQUE', params: {} }]}
          password="Crimp height 1.24"
          owner={owner}
        />
      </PortalExample>
    ),
  },
];
