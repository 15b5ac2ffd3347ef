import type { Example } from '../example/example.ts';
import { Select } from './select.tsx';

const wireSizes = [
  { value: '', text: 'Any' },
  { value: '0.13', text: '0.13 to 0.5 mm²' },
  { value: '0.5', text: '0.5 to 6 mm²' },
  { value: '6', text: '6 to 95 mm²' },
];

/** Examples of Select for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'One of many',
    note: 'A native select: typing, arrows and the wheel of the phone work as everywhere.',
    render: () => <Select label="Cross-section" options={wireSizes} name="size" />,
    code: '<Select label="Cross-section" options={options} name="size" />',
  },
  {
    id: 'error',
    title: 'With error',
    note: 'Below seven choices prefer a radio group: all are visible at once.',
    render: () => <Select label="Machine" options={[{ value: '', text: 'Choose' }]} error="Choose the machine." />,
    code: '<Select label="Machine" options={machines} error={errors.machine} />',
  },
];
