import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { EditorExample } from '../../examples/editor-example.tsx';
import { EditorFailure } from './editor-failure.tsx';

/** Describes EditorFailure for the style guide. */
export const guide: ComponentGuide = {
  name: 'EditorFailure',
  summary: 'Says what did not work in the editor area, and what to do now.',
  use: ['In place of what could not be loaded.', 'In a dialog whose task has failed.'],
  avoid: ['For a field that is wrong: its own message says so.'],
  access: ['It is announced at once; the technical detail is behind a summary.'],
  forcedColors: 'The edge of the message stays.',
};

/** Examples of EditorFailure for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'load',
    title: 'The content system is out of reach',
    note: 'With another try.',
    render: () => (
      <EditorExample>
        <EditorFailure error={new RequestError('unavailable', 'HTTP 503')} onRetry={() => {}} />
      </EditorExample>
    ),
  },
  {
    id: 'refused',
    title: 'A refusal',
    note: 'The details are the words of the content system.',
    render: () => (
      <EditorExample>
        <EditorFailure error={new RequestError('refused', 'Value is too long')} title="This did not work" />
      </EditorExample>
    ),
  },
];
