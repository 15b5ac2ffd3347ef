import type { Example } from '../example/example.ts';
import { Checkbox } from './checkbox.tsx';

/** Examples of Checkbox for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'With hint',
    note: 'The whole label is a target. Takes the accent colour of the brand, and the system colours in forced colours.',
    render: () => <Checkbox label="Hide identical rows" hint="Shows only where the machines differ." defaultChecked />,
    code: '<Checkbox label="Hide identical rows" hint="Shows only where the machines differ." />',
  },
  {
    id: 'error',
    title: 'With error',
    note: 'The error belongs to the box, not to the form.',
    render: () => <Checkbox label="I accept the terms of use" error="Accept the terms to go on." />,
    code: '<Checkbox label="I accept the terms of use" error={errors.terms} />',
  },
];
