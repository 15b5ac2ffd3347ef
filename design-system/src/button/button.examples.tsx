import type { Example } from '../example/example.ts';
import { arrowRightIcon, columnsIcon, downloadIcon, filterIcon, printIcon, searchIcon } from '../icon/icons.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

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
    code: '<Button variant="secondary">Compare</Button>',
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
    code: '<Button href="/products" iconAfter={arrowRightIcon}>Find a machine</Button>',
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
    code: '<Button type="submit" busy={pending} busyText={t`is being sent`}>Send</Button>',
  },
  {
    id: 'disabled',
    title: 'Disabled',
    note: 'Say beside it what is missing. Prefer an enabled button and an error summary.',
    render: () => <Button disabled>Save</Button>,
    code: '<Button disabled>Save</Button>',
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
    code: '<Button size="small" variant="secondary" icon={downloadIcon}>Export CSV</Button>',
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
    code: '<IconButton icon={columnsIcon} label="Compare, 3 products" count={3} />',
  },
];
