import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { EditorExample } from '../../examples/editor-example.tsx';
import { sampleRecord } from '../../samples/sample-record.ts';
import { PageTable } from './page-table.tsx';

/** Describes PageTable for the style guide. */
export const guide: ComponentGuide = {
  name: 'PageTable',
  summary: 'Pages or other entries of the site: where they are, how they stand, who changed them last.',
  use: ['Below the filters of a list of entries.'],
  avoid: ['For the languages of one entry: its page has a table of its own.'],
  access: ['On a narrow window each row is a block of labelled values.'],
  forcedColors: 'Lines and badges keep their edges.',
};

/** Examples of PageTable for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'pages',
    title: 'Pages',
    note: 'With the type of each page and its address.',
    render: () => (
      <EditorExample>
        <PageTable pages={[sampleRecord]} />
      </EditorExample>
    ),
  },
  {
    id: 'empty',
    title: 'Nothing found',
    note: 'A sentence in place of the table.',
    render: () => (
      <EditorExample>
        <PageTable pages={[]} />
      </EditorExample>
    ),
  },
];
