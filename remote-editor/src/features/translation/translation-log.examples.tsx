import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { EditorExample } from '../../examples/editor-example.tsx';
import { TranslationLog } from './translation-log.tsx';

/** Describes TranslationLog for the style guide. */
export const guide: ComponentGuide = {
  name: 'TranslationLog',
  summary: 'Who did what in the translation of a page.',
  use: ['Below the languages of a translation.'],
  avoid: ['For the log of the whole site: it has a page of its own.'],
  access: ['A list in its order; each time is machine readable.'],
  forcedColors: 'Text alone, so nothing is lost.',
};

/** Examples of TranslationLog for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'steps',
    title: 'Two steps',
    note: 'Newest first.',
    render: () => (
      <EditorExample>
        <TranslationLog
          log={[
            { language: 'de', action: 'export', author: 'Rita', at: '2026-11-21T09:30:00.000Z' },
            { language: 'de', action: 'start', author: 'Paul', at: '2026-11-20T08:00:00.000Z' },
          ]}
        />
      </EditorExample>
    ),
  },
];
