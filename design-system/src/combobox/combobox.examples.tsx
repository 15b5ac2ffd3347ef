import type { ComponentGuide, Example } from '../example/example.ts';
import { ChooseOrganization } from './choose-organization.examples.tsx';
import { FindWire } from './find-wire.examples.tsx';
import { SuggestingSearch } from './suggesting-search.examples.tsx';

/** Describes Combobox and ComboboxList for the style guide. */
export const guide: ComponentGuide = {
  name: 'Combobox, ComboboxList',
  summary: 'A field that offers what fits the text typed so far.',
  use: [
    'Combobox for one choice out of more than about twenty; with `search` for choices that are too many to be sent.',
    'ComboboxList with useCombobox below a field that has a place of its own, such as a search.',
  ],
  avoid: ['For a short list: use Select.', 'For a free text without suggestions: use TextField.'],
  access: [
    'The focus stays in the field; arrows move through the options, Enter takes one, Escape closes the list.',
    'The active option is announced by aria-activedescendant; keys of an input method are left to it.',
    'What is below the list says how many choices are not shown.',
    'While a search is under way Enter takes nothing: what is shown then fits an earlier text.',
  ],
  forcedColors: 'The active option keeps its outline.',
};

/** Examples of Combobox and ComboboxList for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'One of very many',
    note: 'Words find names and details, whatever the accents; the first that fits is taken by Enter.',
    render: () => <ChooseOrganization />,
  },
  {
    id: 'chosen',
    title: 'With a choice',
    note: 'The field shows the choice; emptied and left, it takes the choice back.',
    render: () => <ChooseOrganization first="hikari" />,
  },
  {
    id: 'error',
    title: 'With error',
    note: 'Tied to the field as everywhere: aria-invalid and the error text together.',
    render: () => <ChooseOrganization error="Choose the organization." />,
  },
  {
    id: 'searched',
    title: 'Searched elsewhere',
    note: 'Choices come 300 ms after the last key; the field knows the chosen one by its text.',
    render: () => <FindWire />,
  },
  {
    id: 'suggestions',
    title: 'Suggestions of a search',
    note: 'Each option is a link; the field is a stop of the arrows too, so that Enter can send what is typed.',
    render: () => <SuggestingSearch />,
  },
];
