import type { ComponentGuide, Example } from '@kmx/design-system/example/example.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { EditorExample } from '../../examples/editor-example.tsx';
import { StateBadge } from './state-badge.tsx';

/** Describes StateBadge for the style guide. */
export const guide: ComponentGuide = {
  name: 'StateBadge',
  summary: 'State of a publication or of a translation in words.',
  use: ['In lists and beside a language.'],
  avoid: ['For what is planned: a time says it.'],
  access: ['The word carries the meaning, the colour repeats it.'],
  forcedColors: 'The word and the edge stay.',
};

/** Examples of StateBadge for the style guide and the tests. */
export const examples: readonly Example[] = [
  {
    id: 'publication',
    title: 'Publication',
    note: 'Of a language, or of an entry as a whole.',
    render: () => (
      <EditorExample>
        <Stack direction="row" gap={3}>
          <StateBadge state="draft" />
          <StateBadge state="published" />
          <StateBadge state="changed" />
        </Stack>
      </EditorExample>
    ),
  },
  {
    id: 'translation',
    title: 'Translation',
    note: 'With the language before the state.',
    render: () => (
      <EditorExample>
        <Stack direction="row" gap={3}>
          <StateBadge state="MarkedForTranslation" of="French" />
          <StateBadge state="InProgress" of="German" />
          <StateBadge state="Translated" of="Japanese" />
        </Stack>
      </EditorExample>
    ),
  },
];
