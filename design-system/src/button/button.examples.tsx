import type { ComponentGuide, Example } from '../example/example.ts';
import { arrowRightIcon, columnsIcon, downloadIcon, filterIcon, printIcon, searchIcon } from '../icon/icons.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/** Describes Button and IconButton for the style guide. */
export const guide: ComponentGuide = {
  name: 'Button, IconButton',
  summary: 'The control that does something, in four weights.',
  use: [
    'For actions: send, save, compare, close.',
    'With href for the next step of a page, where a link should weigh as much as a button.',
    'As an icon only in toolbars whose signs are known.',
  ],
  avoid: [
    'More than one primary in a view.',
    'For a place in running text: use Link.',
    'Danger for anything that can be undone.',
  ],
  access: [
    'Enter and Space act; a link button answers to Enter only, as every link.',
    'Busy keeps the focus and is announced.',
    'At least 44 px high, 36 px in the small size.',
  ],
  forcedColors: 'Every weight gets an edge in the button colour of the system.',
};

/** Examples of Button and IconButton for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'variants',
    title: 'Weights',
    note: 'At most one primary in a view. Every weight is at least 44 px high.',
    render: () => (
      <>
        <Button>Request an offer</Button> <Button variant="secondary">Compare</Button>{' '}
        <Button variant="quiet">Cancel</Button> <Button variant="danger">Close ticket</Button>
      </>
    ),
  },
  {
    id: 'link',
    title: 'Goes to a place',
    note: 'With href it is a link: it opens in a new tab on request and is announced as a link.',
    render: () => (
      <Button href="#link" iconAfter={arrowRightIcon}>
        Find a machine
      </Button>
    ),
  },
  {
    id: 'busy',
    title: 'Busy',
    note: 'Keeps the focus; aria-disabled instead of disabled, so it is still found and announced.',
    render: () => (
      <Button busy busyText="is being sent">
        Send
      </Button>
    ),
  },
  {
    id: 'disabled',
    title: 'Disabled',
    note: 'Say beside it what is missing. Prefer an enabled button and an error summary.',
    render: () => <Button disabled>Save</Button>,
  },
  {
    id: 'small',
    title: 'Small',
    note: 'In tables and toolbars only; 36 px high.',
    render: () => (
      <>
        <Button size="small" variant="secondary" icon={downloadIcon}>
          Export CSV
        </Button>{' '}
        <Button size="small" variant="quiet" icon={filterIcon}>
          Filter
        </Button>
      </>
    ),
  },
  {
    id: 'icon-only',
    title: 'Icon only',
    note: 'The label is the name and the tooltip. The count is decoration: put it into the label.',
    render: () => (
      <>
        <IconButton icon={searchIcon} label="Search" />{' '}
        <IconButton icon={columnsIcon} label="Compare, 3 products" count={3} />{' '}
        <IconButton icon={printIcon} label="Print" variant="secondary" />
      </>
    ),
  },
  {
    id: 'wide',
    title: 'As wide as its box',
    note: 'On phones and in narrow panels; the text wraps and is never cut.',
    render: () => (
      <Button wide icon={downloadIcon}>
        Download the declaration of conformity for all machines of this order
      </Button>
    ),
  },
  {
    id: 'pressed',
    title: 'Switched on and off',
    note: 'aria-pressed tells the state and turns the colours; the text stays the same, otherwise both would change.',
    render: () => (
      <>
        <Button variant="secondary" size="small" aria-pressed="true">
          Hide identical rows
        </Button>{' '}
        <Button variant="secondary" size="small" aria-pressed="false">
          Imperial units
        </Button>
      </>
    ),
  },
  {
    id: 'icon-disabled',
    title: 'Icon only, not available',
    note: 'The name stays; beside it stands why it cannot be used.',
    render: () => <IconButton icon={printIcon} label="Print" disabled />,
  },
];
