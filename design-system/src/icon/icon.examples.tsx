import type { ComponentGuide, Example } from '../example/example.ts';
import { Stack } from '../layout/grid.tsx';
import { Icon } from './icon.tsx';
import * as styles from './icon-gallery.module.css';
import * as icons from './icons.ts';
import { busyIcon, warningIcon, wrenchIcon } from './icons.ts';

/** Describes Icon for the style guide. */
export const guide: ComponentGuide = {
  name: 'Icon',
  summary: 'One drawing for one meaning, in the colour of the text around it.',
  use: ['Beside a word that says the same.', 'With a label where it stands alone and carries a meaning.'],
  avoid: ['As decoration without a meaning.', 'In two meanings.'],
  access: ['Without a label it is hidden, with a label it is an image with a name.'],
  forcedColors: 'Drawn with the current text colour, so it is always visible.',
};

/** Examples of Icon for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'decoration',
    title: 'Beside a text',
    note: 'Hidden from screen readers: the text already says it.',
    render: () => (
      <Stack direction="row" gap={2}>
        <Icon drawing={wrenchIcon} />
        <span>Service due in March</span>
      </Stack>
    ),
  },
  {
    id: 'labelled',
    title: 'Alone, with a meaning',
    note: 'With a label the icon is announced as an image.',
    render: () => <Icon drawing={warningIcon} size={32} label="Service due" />,
  },
  {
    id: 'busy',
    title: 'Busy',
    note: 'Stands still when the visitor asks for reduced motion.',
    render: () => <Icon drawing={busyIcon} size={24} label="Loading" />,
  },
  {
    id: 'sizes',
    title: 'Sizes',
    note: 'Lines are equally thick at every size; 20 pixels by default.',
    render: () => (
      <Stack direction="row" gap={4}>
        {([16, 20, 24, 32, 40] as const).map((size) => (
          <Icon key={size} drawing={wrenchIcon} size={size} label={`Wrench, ${String(size)} pixels`} />
        ))}
      </Stack>
    ),
  },
  {
    id: 'all',
    title: 'All icons',
    note: 'One meaning, one drawing. Import the name that stands below the drawing.',
    render: () => (
      <ul className={styles.gallery}>
        {Object.entries(icons).map(([name, drawing]) => (
          <li key={name}>
            <Icon drawing={drawing} size={24} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    ),
  },
];
