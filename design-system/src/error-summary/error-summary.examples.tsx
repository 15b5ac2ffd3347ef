import type { ComponentGuide, Example } from '../example/example.ts';
import { CheckedForm } from './checked-form.examples.tsx';
import { ErrorSummary } from './error-summary.tsx';

/** Describes ErrorSummary for the style guide. */
export const guide: ComponentGuide = {
  name: 'ErrorSummary',
  summary: 'All errors of a form at its top.',
  use: [
    'After a refused submission of a form with more than one field.',
    'With exactly the texts that stand beside the fields.',
  ],
  avoid: ['For errors of the server that no field caused: use FlashMessage.'],
  access: ['Takes the focus once and is announced.', 'Each line moves the focus to its field.'],
  forcedColors: 'The frame stays; the icon repeats what the colour says.',
};

/** Examples of ErrorSummary for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'two',
    title: 'Two errors',
    note: 'Takes the focus after a refused submission; each line moves the focus to its field.',
    render: () => (
      <ErrorSummary
        title="Two entries need your attention"
        takesFocus={false}
        errors={[
          { fieldId: 'summary-serial', text: 'Enter the serial number, eight digits.' },
          { fieldId: 'summary-text', text: 'Describe what happened.' },
        ]}
      />
    ),
  },
  {
    id: 'form',
    title: 'A form that checks',
    note: 'Send it empty: the summary takes the focus, each line leads to its field, and fields check themselves from then on.',
    render: () => <CheckedForm />,
  },
];
