import type { ComponentGuide, Example } from '../example/example.ts';
import { mailIcon } from '../icon/icons.ts';
import { Link } from './link.tsx';
import * as stretchedLink from './stretched-link.module.css';

/** Describes Link for the style guide. */
export const guide: ComponentGuide = {
  name: 'Link',
  summary: 'Goes to another place.',
  use: ['inline in running text, standalone on a line of its own, quiet where everything is a link.'],
  avoid: ['For an action: use Button.', 'With a text such as "more" or "here".'],
  access: ['Underlined, so colour is not the only sign.', 'A new window is announced after the text.'],
  forcedColors: 'Takes the link colour of the system; the underline stays.',
};

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
  },
  {
    id: 'stretched',
    title: 'A title whose target is the box',
    note: 'The link is named by the title; the box takes the click and shows the focus.',
    render: () => (
      <p className={stretchedLink.box}>
        <a href="#stretched" className={stretchedLink.link}>
          Crimp Academy
        </a>
        <br />
        Two days at the machine, in nine languages.
      </p>
    ),
  },
];
