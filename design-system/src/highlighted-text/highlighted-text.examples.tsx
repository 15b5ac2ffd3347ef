import type { Example } from '../example/example.ts';
import { HighlightedText } from './highlighted-text.tsx';

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
    code: "<HighlightedText pieces={[['Measures ', false], ['crimp height', true]]} />",
  },
];
