import type { ComponentGuide, Example } from '../example/example.ts';
import { searchIcon } from '../icon/icons.ts';
import { Stack } from '../layout/grid.tsx';
import { CheckedSerialNumber } from './checked-serial-number.examples.tsx';
import { TextField } from './text-field.tsx';

/** Describes TextField for the style guide. */
export const guide: ComponentGuide = {
  name: 'TextField',
  summary: 'One line: a text, a number, a date, an address.',
  use: [
    'With the type and inputmode that bring the right keyboard.',
    'With autocomplete for everything the browser knows of a person.',
  ],
  avoid: ['With a placeholder in place of a label.', 'For more than one line: use Textarea.'],
  access: [
    'The label is always visible; hint and error are tied by aria-describedby.',
    'The error says how to put it right.',
  ],
  forcedColors: 'The field keeps its edge; the error has an icon and a text.',
};

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
  },
  {
    id: 'unit',
    title: 'With unit',
    note: 'Write the unit into the label too: the unit in the box is not read aloud.',
    render: () => (
      <TextField label="Cutting length in millimetres" unit="mm" inputMode="decimal" defaultValue="125.0" />
    ),
  },
  {
    id: 'search',
    title: 'Search',
    note: 'type search brings the right keyboard and the clear button of the browser.',
    render: () => <TextField label="Search machines" type="search" icon={searchIcon} placeholder="Name or wire size" />,
  },
  {
    id: 'disabled',
    title: 'Disabled and optional',
    note: 'Mark what is optional in words; no star needs explaining then.',
    render: () => <TextField label="Order number" optionalText="(optional)" disabled defaultValue="4500-118-22" />,
  },
  {
    id: 'live',
    title: 'Checked while typing',
    note: 'Says nothing until the field was left once; then the error goes as soon as the entry is right.',
    render: () => <CheckedSerialNumber />,
  },
  {
    id: 'read-only',
    title: 'Read only',
    note: 'Can be read, selected and copied; it is sent with the form.',
    render: () => <TextField label="Ticket" readOnly defaultValue="20418" />,
  },
  {
    id: 'date',
    title: 'Date and time',
    note: 'The picker of the browser, in the format of the reader.',
    render: () => (
      <Stack gap={4}>
        <TextField label="Preferred date" type="date" />
        <TextField label="From" type="time" />
      </Stack>
    ),
  },
];
