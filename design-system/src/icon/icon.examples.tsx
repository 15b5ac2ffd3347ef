import type { Example } from '../example/example.ts';
import { Icon } from './icon.tsx';
import { busyIcon, warningIcon, wrenchIcon } from './icons.ts';

/** Examples of Icon for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'decoration',
    title: 'Beside a text',
    note: 'Hidden from screen readers: the text already says it.',
    render: () => <Icon drawing={wrenchIcon} />,
    code: '<Icon drawing={wrenchIcon} />',
  },
  {
    id: 'labelled',
    title: 'Alone, with a meaning',
    note: 'With a label the icon is announced as an image.',
    render: () => <Icon drawing={warningIcon} size={32} label="Service due" />,
    code: '<Icon drawing={warningIcon} size={32} label="Service due" />',
  },
  {
    id: 'busy',
    title: 'Busy',
    note: 'Stands still when the visitor asks for reduced motion.',
    render: () => <Icon drawing={busyIcon} size={24} label="Loading" />,
    code: '<Icon drawing={busyIcon} size={24} label="Loading" />',
  },
];
