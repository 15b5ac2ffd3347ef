import type { ComponentGuide, Example } from '../example/example.ts';
import { ContactWay } from './contact-way.tsx';

/** Describes ContactWay for the style guide. */
export const guide: ComponentGuide = {
  name: 'ContactWay',
  summary: 'A telephone number or a mail address as a link.',
  use: ['Below the name of a person or a place.'],
  avoid: ['For a support form: use a link to its page.'],
  access: ['The number is the name of the link, as it is written.', 'The link is at least 24 px high.'],
  forcedColors: 'The symbol takes the colour of the link.',
};

/** Examples of ContactWay for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'both',
    title: 'Telephone and mail',
    note: 'Spaces are shown and left out of the number that is dialled.',
    render: () => (
      <>
        <p>
          <ContactWay kind="phone" address="+41 52 000 12 40" />
        </p>
        <p>
          <ContactWay kind="email" address="service@kmx.example" />
        </p>
      </>
    ),
  },
];
