import type { ComponentGuide, Example } from '../example/example.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { ContentButton } from './content-button.tsx';
import { sampleLinks } from './sample-links.ts';
import { StandaloneContentLink } from './standalone-content-link.tsx';

/** Describes ContentLink for the style guide. */
export const guide: ComponentGuide = {
  name: 'ContentAnchor, ContentButton, StandaloneContentLink',
  summary: 'A link that an editor chose: to a page, to another site, or to an action.',
  use: [
    'For every link of the content system: the kind decides who follows it.',
    'As a button, on a line of its own, or without a look for a title or a row.',
  ],
  avoid: ['For links that the code knows: use Link or Button.'],
  access: [
    'An action is a button, a place is a link: screen readers say which.',
    'A link that opens another window says so after its text.',
  ],
  forcedColors: 'As Link and Button.',
};

/** Examples of ContentLink for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'button',
    title: 'As a button',
    note: 'The arrow stands for going on. The action is a button element, the others are links.',
    render: () => (
      <>
        <ContentButton link={sampleLinks.inApp} variant="primary" />{' '}
        <ContentButton link={sampleLinks.action} variant="secondary" />
      </>
    ),
  },
  {
    id: 'standalone',
    title: 'On a line of its own',
    note: 'A new window is shown by the arrow and said by hidden text. An action looks the same and is a button.',
    render: () => (
      <>
        <p>
          <StandaloneContentLink link={sampleLinks.second} newWindowText="(opens in a new window)" />
        </p>
        <p>
          <StandaloneContentLink link={sampleLinks.newWindow} newWindowText="(opens in a new window)" />
        </p>
        <p>
          <StandaloneContentLink link={sampleLinks.action} newWindowText="(opens in a new window)" />
        </p>
      </>
    ),
  },
  {
    id: 'anchor',
    title: 'Without a look',
    note: 'For a title or a row that brings its own class; here it is a plain link.',
    render: () => (
      <p>
        <ContentAnchor link={sampleLinks.inApp}>{sampleLinks.inApp.text}</ContentAnchor>
      </p>
    ),
  },
];
