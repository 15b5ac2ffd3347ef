import { sampleLinks } from '../../content-link/sample-links.ts';
import type { ComponentGuide, Example } from '../../example/example.ts';
import { LinkListModule } from './link-list-module.tsx';

/** Describes LinkListModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'LinkListModule',
  summary: 'Ways on as a list, one line each.',
  use: ['At the end of a page, for three or more ways on.'],
  avoid: ['For two ways on: use TeaserModule.'],
  access: ['Each line is a target of more than 44 px.', 'New windows are announced.'],
  forcedColors: 'Lines and arrows stay.',
};

/** Examples of LinkListModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'links',
    title: 'Links of all kinds',
    note: 'A page, another window and an action.',
    render: () => (
      <LinkListModule
        title="Further on"
        links={[sampleLinks.inApp, sampleLinks.newWindow, sampleLinks.action]}
        newWindowText="(opens in a new window)"
      />
    ),
  },
];
