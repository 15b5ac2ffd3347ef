import type { ComponentGuide, Example } from '../example/example.ts';
import { Icon } from '../icon/icon.tsx';
import { bellIcon, columnsIcon } from '../icon/icons.ts';
import { CountBadge } from './count-badge.tsx';
import * as styles from './count-badge-gallery.module.css';

/** Describes CountBadge for the style guide. */
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
    note: 'The badge grows to the left; the box keeps its size.',
    render: () => (
      <>
        <span className={styles.box}>
          <Icon drawing={columnsIcon} size={24} label="Compare, 3 machines" />
          <CountBadge count={3} />
        </span>
        <span className={styles.box}>
          <Icon drawing={bellIcon} size={24} label="Messages, 128 unread" />
          <CountBadge count={128} />
        </span>
      </>
    ),
  },
  {
    id: 'zero',
    title: 'Nothing to count',
    note: 'Zero is no badge; the label says it in words.',
    render: () => (
      <span className={styles.box}>
        <Icon drawing={bellIcon} size={24} label="Messages, none unread" />
        <CountBadge count={0} />
      </span>
    ),
  },
];
