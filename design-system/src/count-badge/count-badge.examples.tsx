import { IconButton } from '../button/icon-button.tsx';
import type { ComponentGuide, Example } from '../example/example.ts';
import { bellIcon, columnsIcon } from '../icon/icons.ts';

/** What the style guide says about CountBadge. */
export const guide: ComponentGuide = {
  name: 'CountBadge',
  summary: 'A number at the corner of a control.',
  use: ['For what waits behind a control: compared machines, unread messages.', 'Inside a box with a position.'],
  avoid: ['As the only place where the number stands.', 'For numbers that nobody acts on.'],
  access: ['Hidden from screen readers: the label of the control says the number.', 'Gone at zero.'],
  forcedColors: 'Gets an edge, so the number stands apart from the icon.',
};

/** Examples of CountBadge for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'one-digit',
    title: 'One digit and three',
    note: 'The badge grows to the left; the control keeps its size.',
    render: () => (
      <>
        <IconButton icon={columnsIcon} label="Compare, 3 machines" count={3} />{' '}
        <IconButton icon={bellIcon} label="Messages, 128 unread" count={128} variant="secondary" />
      </>
    ),
  },
  {
    id: 'zero',
    title: 'Nothing to count',
    note: 'Zero is no badge; the label says it in words.',
    render: () => <IconButton icon={bellIcon} label="Messages, none unread" count={0} />,
  },
];
