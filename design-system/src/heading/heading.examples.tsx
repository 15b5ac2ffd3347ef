import type { ComponentGuide, Example } from '../example/example.ts';
import { Heading } from './heading.tsx';

/** Describes Heading for the style guide. */
export const guide: ComponentGuide = {
  name: 'Heading',
  summary: 'A heading of the outline, with an optional overline.',
  use: ['For every title: the level belongs to the outline, the size to the look.'],
  avoid: ['To make text large: that is what the type steps are for.', 'With a level skipped.'],
  access: ['The overline is in the group of the heading and not part of its name.'],
  forcedColors: 'Takes the text colour of the system; nothing is lost.',
};

/** Examples of Heading for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'overline',
    title: 'With overline',
    note: 'One level 1 a page. The overline is read before the heading and is not part of its name.',
    render: () => (
      <Heading level={2} size="display" overline="Crimping">
        Force you can read
      </Heading>
    ),
  },
  {
    id: 'levels',
    title: 'Levels',
    note: 'Levels never skip. Where the look must differ, set the size and keep the level.',
    render: () => (
      <>
        <Heading level={2}>Cut to length within 0.1 mm</Heading>
        <Heading level={3}>Rotary stripping</Heading>
        <Heading level={4}>Blade change without tools</Heading>
        <Heading level={5}>Wire range</Heading>
      </>
    ),
  },
  {
    id: 'size',
    title: 'Size apart from level',
    note: 'A level 2 that looks like a title: the outline stays right.',
    render: () => (
      <Heading level={2} size="title">
        Documents
      </Heading>
    ),
  },
];
