import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { WhitepaperModule } from './whitepaper-module.tsx';

/** Describes WhitepaperModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'WhitepaperModule',
  summary: 'Whitepapers with what they are about; each leads to its page with the form.',
  use: ['On pages that explain a subject.'],
  avoid: ['For files without a form: use DownloadsModule.'],
  access: ['The whole card takes the click; the link is named by the title.'],
  forcedColors: 'As Card.',
};

/** Examples of WhitepaperModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'papers',
    title: 'Two papers',
    note: 'One of them is written in German.',
    render: () => (
      <WhitepaperModule
        title="Read on"
        overline="Whitepaper"
        language="en"
        papers={[
          {
            href: '#crimp',
            title: 'Crimp height or crimp force?',
            leadText: 'What each of them finds, and what only both find together.',
            image: samplePictures.bench,
            lang: undefined,
          },
          {
            href: '#litze',
            title: 'Was der Querschliff zeigt',
            leadText: 'Zwölf Bilder und was sie bedeuten.',
            image: samplePictures.section,
            lang: 'de',
          },
        ]}
      />
    ),
  },
];
