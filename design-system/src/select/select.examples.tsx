import type { ComponentGuide, Example } from '../example/example.ts';
import { Select } from './select.tsx';

const wireSizes = [
  { value: '', text: 'Any' },
  { value: '0.13', text: '0.13 to 0.5 mm²' },
  { value: '0.5', text: '0.5 to 6 mm²' },
  { value: '6', text: '6 to 95 mm²' },
];

/** Describes Select for the style guide. */
export const guide: ComponentGuide = {
  name: 'Select',
  summary: 'One choice of many, with the list of the browser.',
  use: ['For more than six choices, such as countries.'],
  avoid: ['For two or three: use RadioGroup.', 'To go to a place as soon as something is chosen.'],
  access: ['Native: typing finds, arrows move, the phone shows its own wheel.'],
  forcedColors: 'Drawn with the field colours of the system.',
};

/** Examples of Select for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'One of many',
    note: 'A native select: typing, arrows and the wheel of the phone work as everywhere.',
    render: () => <Select label="Cross-section" options={wireSizes} name="size" />,
  },
  {
    id: 'error',
    title: 'With error',
    note: 'Below seven choices prefer a radio group: all are visible at once.',
    render: () => <Select label="Machine" options={[{ value: '', text: 'Choose' }]} error="Choose the machine." />,
  },
  {
    id: 'disabled',
    title: 'Optional, hint, not available',
    note: 'A choice that does not apply stays in the list and cannot be taken.',
    render: () => (
      <>
        <Select
          label="Voltage"
          optionalText="(optional)"
          hint="As printed on the plate."
          options={[
            { value: '230', text: '230 V' },
            { value: '400', text: '400 V', disabled: true },
          ]}
        />
        <Select label="Plant" options={[{ value: 'bern', text: 'Bern' }]} disabled />
      </>
    ),
  },
];
