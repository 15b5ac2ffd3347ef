import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { ContactModule } from './contact-module.tsx';

/** Describes ContactModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'ContactModule',
  summary: 'Whom to ask, with telephone and mail as links.',
  use: ['At the end of a page about a service or a job.'],
  avoid: ['For a place: use LocationsModule.'],
  access: ['Picture and monogram are decoration: the name stands beside them.'],
  forcedColors: 'The letters keep the colour of the text.',
};

/** Examples of ContactModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'people',
    title: 'People',
    note: 'With a picture, with the letters of the name, and with mail alone.',
    render: () => (
      <ContactModule
        title="Ask us"
        text="On weekdays from eight to five."
        items={[
          {
            name: 'Heidi Brunner',
            role: 'Service Europe',
            phone: '+41 52 000 12 41',
            email: 'heidi.brunner@kmx.example',
            picture: null,
          },
          {
            name: 'Service desk',
            role: null,
            phone: null,
            email: 'service@kmx.example',
            picture: { ...samplePictures.maintenance, alternativeText: null },
          },
        ]}
      />
    ),
  },
];
