import { sampleLinks } from '../../content-link/sample-links.ts';
import type { ComponentGuide, Example } from '../../example/example.ts';
import { TaskModule } from './task-module.tsx';

/** Describes TaskModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'TaskModule',
  summary: 'The way in by what one wants to do: one line a task.',
  use: ['Near the head of a page, for three to six tasks.'],
  avoid: ['For subjects: use TeaserModule.'],
  access: ['The whole line takes the click; the link is named by the task.'],
  forcedColors: 'Symbols and arrow take the colour of the text.',
};

/** Examples of TaskModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'tasks',
    title: 'Tasks',
    note: 'A line without a link, without an icon and with an action stand beside the usual one.',
    render: () => (
      <TaskModule
        title="What brings you here?"
        items={[
          {
            title: 'Find a machine',
            text: 'By wire, by terminal or by pieces an hour.',
            icon: 'search',
            link: sampleLinks.inApp,
          },
          {
            title: 'Get service',
            text: 'A technician near you, spare parts, manuals.',
            icon: 'wrench',
            link: sampleLinks.second,
          },
          { title: 'Ask a question', text: 'We answer within 24 hours.', icon: 'mail', link: sampleLinks.action },
          { title: 'Visit us', text: 'On weekdays, by appointment.', icon: null, link: null },
        ]}
      />
    ),
  },
];
