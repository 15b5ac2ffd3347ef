import type { Example } from '../example/example.ts';
import { mailIcon } from '../icon/icons.ts';
import { Link } from './link.tsx';

/** Examples of Link for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'inline',
    title: 'In running text',
    note: 'Underlined: colour alone does not carry the meaning.',
    render: () => (
      <p>
        Measure the crimp height <Link href="#inline">before the first batch</Link>, then every 500 pieces.
      </p>
    ),
    code: '<Link href="/guide">before the first batch</Link>',
  },
  {
    id: 'standalone',
    title: 'On a line of its own',
    note: 'The text names the target; never "more" or "here".',
    render: () => (
      <Link href="#standalone" variant="standalone">
        All crimping machines
      </Link>
    ),
    code: '<Link href="/products/crimping" variant="standalone">All crimping machines</Link>',
  },
  {
    id: 'new-window',
    title: 'Opens another window',
    note: 'The arrow shows it, the hidden text says it.',
    render: () => (
      <Link href="https://www.kmx.example/" newWindowText="(opens in a new window)">
        Terms of delivery
      </Link>
    ),
    code: '<Link href={url} newWindowText="(opens in a new window)">Terms of delivery</Link>',
  },
  {
    id: 'quiet',
    title: 'Quiet, with icon',
    note: 'For navigation and footers, where everything is a link.',
    render: () => (
      <Link href="#quiet" variant="quiet" icon={mailIcon}>
        service@kmx.example
      </Link>
    ),
    code: '<Link href="mailto:service@kmx.example" variant="quiet" icon={mailIcon}>service@kmx.example</Link>',
  },
];
