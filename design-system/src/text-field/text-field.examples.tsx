import type { Example } from '../example/example.ts';
import { searchIcon } from '../icon/icons.ts';
import { TextField } from './text-field.tsx';

/** Examples of TextField for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'With hint',
    note: 'The label is always visible; the hint is tied to the field by aria-describedby.',
    render: () => (
      <TextField
        label="Serial number"
        hint="On the plate at the back, eight digits."
        name="serial"
        inputMode="numeric"
      />
    ),
    code: '<TextField label="Serial number" hint="On the plate at the back, eight digits." name="serial" />',
  },
  {
    id: 'error',
    title: 'With error',
    note: 'aria-invalid and the error text together; icon and edge repeat the colour.',
    render: () => (
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        defaultValue="r.keller@"
        error="Enter the address in the form name@company.com."
      />
    ),
    code: '<TextField label="Email" type="email" error={errors.email} />',
  },
  {
    id: 'unit',
    title: 'With unit',
    note: 'Write the unit into the label too: the unit in the box is not read aloud.',
    render: () => (
      <TextField label="Cutting length in millimetres" unit="mm" inputMode="decimal" defaultValue="125.0" />
    ),
    code: '<TextField label="Cutting length in millimetres" unit="mm" inputMode="decimal" />',
  },
  {
    id: 'search',
    title: 'Search',
    note: 'type search brings the right keyboard and the clear button of the browser.',
    render: () => <TextField label="Search machines" type="search" icon={searchIcon} placeholder="Name or wire size" />,
    code: '<TextField label="Search machines" type="search" icon={searchIcon} />',
  },
  {
    id: 'disabled',
    title: 'Disabled and optional',
    note: 'Mark what is optional in words; no star needs explaining then.',
    render: () => <TextField label="Order number" optionalText="(optional)" disabled defaultValue="4500-118-22" />,
    code: '<TextField label="Order number" optionalText="(optional)" disabled />',
  },
];
