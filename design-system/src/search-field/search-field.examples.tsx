import type { ComponentGuide, Example } from '../example/example.ts';
import { SearchedList } from './searched-list.examples.tsx';

/** Describes SearchField for the style guide. */
export const guide: ComponentGuide = {
  name: 'SearchField',
  summary: 'Searches a list while one types.',
  use: ['Above a list that is on the page, with the number found in a status.'],
  avoid: [
    'For a search with a page of results: use TextField in a form, which works without a script.',
    'For one choice: use Combobox.',
  ],
  access: [
    'The focus stays in the field; the status says how much was found.',
    'Waits for the end of a composition, so that Japanese and Chinese can be typed.',
  ],
  forcedColors: 'Drawn with the field colours of the system.',
};

/** Examples of SearchField for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'list',
    title: 'Above its list',
    note: 'Searches 300 ms after the last key, and at once on Enter.',
    render: () => <SearchedList />,
  },
  {
    id: 'searched',
    title: 'With what is searched for',
    note: 'Follows the text when it changes by other means, such as a link that shows all.',
    render: () => <SearchedList first="Ferro" />,
  },
];
