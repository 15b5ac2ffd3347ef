import type { ComponentGuide, Example } from '../example/example.ts';
import { RadioGroup } from './radio-group.tsx';

const services = [
  { value: 'cloud', text: 'Cloud', hint: 'Hosted and kept up to date by KMX.' },
  { value: 'on-premise', text: 'On premise', hint: 'Runs in your own network.' },
];
const systems = [
  { value: 'metric', text: 'Metric' },
  { value: 'imperial', text: 'Imperial' },
];

/** Describes RadioGroup for the style guide. */
export const guide: ComponentGuide = {
  name: 'RadioGroup',
  summary: 'One choice of a few that are all visible.',
  use: ['For two to six choices.', 'Side by side for short ones.'],
  avoid: ['For a yes or no: use Checkbox.', 'For many: use Select.'],
  access: [
    'One tab stop, arrows choose; the legend is read with the first choice.',
    'Hint and error belong to the whole group.',
  ],
  forcedColors: 'The circles are drawn by the system.',
};

/** Examples of RadioGroup for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'With explanations',
    note: 'One tab stop, arrows choose; the legend is read with the first choice.',
    render: () => (
      <RadioGroup label="Where should wire-flow run?" name="service" options={services} defaultValue="cloud" />
    ),
  },
  {
    id: 'inline',
    title: 'Side by side',
    note: 'For short texts only; wraps when there is no room.',
    render: () => <RadioGroup label="Units" name="units" options={systems} defaultValue="metric" inline />,
  },
  {
    id: 'error',
    title: 'With error',
    note: 'The error is tied to the whole group.',
    render: () => (
      <RadioGroup
        label="Is the machine running?"
        name="state"
        options={[
          { value: 'yes', text: 'Yes' },
          { value: 'no', text: 'No' },
        ]}
        error="Choose one."
        inline
      />
    ),
  },
  {
    id: 'hint',
    title: 'With a hint for the group',
    note: 'Nothing is chosen in advance where a guess could be wrong.',
    render: () => (
      <RadioGroup
        label="How urgent is it?"
        hint="Stopped machines are answered first."
        name="urgency"
        required
        options={[
          { value: 'stopped', text: 'The machine has stopped' },
          { value: 'reduced', text: 'It runs with limits' },
          { value: 'question', text: 'It is a question' },
        ]}
      />
    ),
  },
];
