import type { ComponentGuide, Example } from '../../example/example.ts';
import { createSampleText } from '../sample-content.ts';
import { DownloadsModule } from './downloads-module.tsx';

/** Describes DownloadsModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'DownloadsModule',
  summary: 'Files to read or to store, in the language of the reader first.',
  use: ['For documents to a subject.'],
  avoid: ['For one document in a text: use a link.'],
  access: [
    'The link names the file; the one that stores it names file and language.',
    'Kind and size stand beside the name.',
  ],
  forcedColors: 'Symbols take the colour of the text.',
};

/** Examples of DownloadsModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'files',
    title: 'Files',
    note: 'One in three languages, one in another language than the page.',
    render: () => (
      <DownloadsModule
        title="Documents"
        intro={createSampleText('Printed copies can be ordered from your place.')}
        texts={{ save: 'Save', alsoIn: 'Also in' }}
        downloads={[
          {
            href: '#manual',
            title: 'Operating manual Pila 340',
            language: 'en',
            languageName: 'English',
            facts: ['PDF', '4.2 MB', 'English'],
            lang: undefined,
            others: [
              { href: '#manual-de', title: 'Betriebsanleitung Pila 340', language: 'de', languageName: 'German' },
              { href: '#manual-fr', title: 'Mode d’emploi Pila 340', language: 'fr', languageName: 'French' },
            ],
            storeHref: '#manual-store',
            storeText: 'Save Operating manual Pila 340, English',
          },
          {
            href: '#protokoll',
            title: 'Messprotokoll',
            language: 'de',
            languageName: 'German',
            facts: ['PDF', '120 kB', 'German'],
            lang: 'de',
            others: [],
            storeHref: '#protokoll-store',
            storeText: 'Save Messprotokoll, German',
          },
        ]}
      />
    ),
  },
];
