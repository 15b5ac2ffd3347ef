import { sampleLinks } from '../../content-link/sample-links.ts';
import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { HeroModule } from './hero-module.tsx';

/** Describes HeroModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'HeroModule',
  summary: 'One statement in large type over one picture that runs to the edge.',
  use: [
    'At the head of the home page and of pages that begin a subject.',
    'With at most two ways on, the first of them primary.',
  ],
  avoid: ['Twice on a page.', 'With a text in the picture.'],
  access: [
    'The first of a page carries the heading of level 1; any other one of level 2.',
    'The alternative text comes from the content.',
  ],
  forcedColors: 'Picture and text stay; the wire at the edge of the picture disappears.',
};

/** Examples of HeroModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'picture',
    title: 'With a picture',
    note: 'The picture of the first view is loaded at once and with priority; here it waits.',
    render: () => (
      <HeroModule
        overline="Wire processing"
        title="Every wire, measured."
        lead="Machines that cut, strip, crimp and test, and the people who keep them running."
        image={samplePictures.hall}
        links={[sampleLinks.inApp, sampleLinks.action]}
        theme={null}
        isFirst={false}
      />
    ),
  },
  {
    id: 'theme',
    title: 'Without a picture, on a ground of its own',
    note: 'The theme is a name of the content system; an unknown one is the ground of the page.',
    render: () => (
      <HeroModule
        overline={null}
        title="Crimp Academy"
        lead="Two days at the machine, in nine languages."
        image={null}
        links={[sampleLinks.second]}
        theme="Dark_White"
        isFirst={false}
      />
    ),
  },
];
