import type { ComponentGuide, Example } from '../../example/example.ts';
import { CalendarModule } from './calendar-module.tsx';

/** Describes CalendarModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'CalendarModule',
  summary: 'Dates to keep free, in their order.',
  use: ['For meetings, fairs and reports to come.'],
  avoid: ['For the past: use TimelineModule.'],
  access: ['Each date is a time element; the page writes it as its language does.'],
  forcedColors: 'Lines stay.',
};

/** Examples of CalendarModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'dates',
    title: 'Dates',
    note: 'With and without a place.',
    render: () => (
      <CalendarModule
        title="Financial calendar"
        dates={[
          { date: '2027-03-11', dateText: '11 March 2027', title: 'Annual report 2026', place: null },
          {
            date: '2027-04-22',
            dateText: '22 April 2027',
            title: 'General meeting',
            place: 'Winterthur, Casinotheater',
          },
        ]}
      />
    ),
  },
];
