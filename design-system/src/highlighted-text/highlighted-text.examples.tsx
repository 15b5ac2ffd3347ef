import type { ComponentGuide, Example } from '../example/example.ts';
import { HighlightedText } from './highlighted-text.tsx';

/** Describes HighlightedText for the style guide. */
export const guide: ComponentGuide = {
  name: 'HighlightedText',
  summary: 'The words of a result that were looked for.',
  use: ['In results of the search and in lists that filter while typing.'],
  avoid: ['To stress a word: use strong.'],
  access: ['The mark element; the text is read as one sentence.'],
  forcedColors: 'Uses the mark colours of the system.',
};

/** Examples of HighlightedText for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'words',
    title: 'Words that were looked for',
    note: 'The mark element: some screen readers announce it, the line below carries the meaning without colour.',
    render: () => (
      <p>
        <HighlightedText
          pieces={[
            ['Measures ', false],
            ['crimp height', true],
            [' to a thousandth of a millimetre', false],
          ]}
        />
      </p>
    ),
  },
];
