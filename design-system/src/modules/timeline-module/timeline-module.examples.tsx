import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { TimelineModule } from './timeline-module.tsx';

/** Describes TimelineModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'TimelineModule',
  summary: 'What happened when, along one wire.',
  use: ['For the history of a company or a machine.'],
  avoid: ['For dates to come: use CalendarModule.'],
  access: ['An ordered list; the date is read before the title.'],
  forcedColors: 'The wire takes the colour of the text, its points keep their edge.',
};

/** Examples of TimelineModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'history',
    title: 'History',
    note: 'With and without text and picture.',
    render: () => (
      <TimelineModule
        title="Fifty years of crimping"
        items={[
          {
            date: '1974',
            title: 'The first press',
            text: 'Built in a garage in Winterthur, sold to a maker of radios.',
            image: null,
          },
          { date: '1998', title: 'Every stroke measured', text: null, image: samplePictures.probe },
          { date: '2026', title: 'Light instead of blades', text: 'A laser opens the insulation.', image: null },
        ]}
      />
    ),
  },
];
