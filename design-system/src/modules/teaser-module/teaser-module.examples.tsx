import { sampleLinks } from '../../content-link/sample-links.ts';
import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { TeaserModule } from './teaser-module.tsx';

/** Describes TeaserModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'TeaserModule',
  summary: 'Ways on with a picture each; the first of three is large.',
  use: ['For two to four subjects that a page leads to.'],
  avoid: ['For stories and machines: they have modules of their own.'],
  access: ['Each way on is one link with the text of its target.'],
  forcedColors: 'Pictures and text stay as they are.',
};

/** Examples of TeaserModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'three',
    title: 'Three',
    note: 'The first one is large. Links say when they open another window.',
    render: () => (
      <TeaserModule
        title="From the wire to the harness"
        newWindowText="(opens in a new window)"
        items={[
          {
            title: 'Cut and strip',
            text: 'From 0.05 to 300 mm², square and without a nick.',
            image: samplePictures.section,
            link: sampleLinks.inApp,
          },
          {
            title: 'Test',
            text: 'Height, pull-out force and cross-section.',
            image: samplePictures.probe,
            link: sampleLinks.second,
          },
          { title: 'Terms', text: 'What we promise and when.', image: null, link: sampleLinks.newWindow },
        ]}
      />
    ),
  },
  {
    id: 'two',
    title: 'Two',
    note: 'Side by side, both of the same size.',
    render: () => (
      <TeaserModule
        title={null}
        newWindowText="(opens in a new window)"
        items={[
          {
            title: 'Preventive maintenance',
            text: 'Once a year, before something stops.',
            image: samplePictures.maintenance,
            link: sampleLinks.second,
          },
          {
            title: 'Ask us',
            text: 'We answer within 24 hours.',
            image: samplePictures.terminal,
            link: sampleLinks.action,
          },
        ]}
      />
    ),
  },
];
