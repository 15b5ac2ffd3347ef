import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { EditorExample } from '../../examples/editor-example.tsx';
import { ProblemList } from './problem-list.tsx';

/** Describes ProblemList for the style guide. */
export const guide: ComponentGuide = {
  name: 'ProblemList',
  summary: 'Everything that is wrong with a file of translators.',
  use: ['After an import that was refused.'],
  avoid: ['For one problem of one field: its own message says so.'],
  access: ['It is announced at once, with one line for each problem.'],
  forcedColors: 'The edge of the message stays.',
};

/** Examples of ProblemList for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'units',
    title: 'By unit',
    note: 'The unit stands behind its problem, as the file names it.',
    render: () => (
      <EditorExample>
        <ProblemList
          refusal={{
            error: 'refused',
            problems: [
              { unit: 'blocks.1.title', code: 'missing-unit' },
              { unit: 'blocks.2.text', code: 'placeholders-changed' },
              { unit: null, code: 'other-language' },
            ],
          }}
        />
      </EditorExample>
    ),
  },
];
