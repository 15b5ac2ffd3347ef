import type { Example } from '../example/example.ts';
import { ErrorSummary } from './error-summary.tsx';

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
    code: '<ErrorSummary title="Two entries need your attention" errors={errors} />',
  },
];
