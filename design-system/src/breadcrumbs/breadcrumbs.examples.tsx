import type { ComponentGuide, Example } from '../example/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** Describes Breadcrumbs for the style guide. */
export const guide: ComponentGuide = {
  name: 'Breadcrumbs',
  summary: 'The way from home to this page.',
  use: [
    'On every page below the first level, in the portal too.',
    'With a step without a link where a group has no page of its own.',
  ],
  avoid: ['On the home page and in dialogs.'],
  access: [
    'A navigation landmark with a name from the texts of the page.',
    'The last step is the current page and no link.',
  ],
  forcedColors: 'Links take the link colour of the system, the current step stays text.',
};

/** Examples of Breadcrumbs for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'branch',
    title: 'A branch of the navigation',
    note: 'The last step is marked as the current page. On a phone only the way back to the parent stays.',
    render: () => (
      <Breadcrumbs
        label="Breadcrumb"
        homeLabel="Home"
        homeHref="#home"
        items={[
          { text: 'Products', href: '#products' },
          { text: 'Crimping', href: '#crimping' },
          { text: 'Bench presses', href: '#bench' },
          { text: 'Orion 420' },
        ]}
      />
    ),
  },
  {
    id: 'not-found',
    title: 'Page not found',
    note: 'The parent is home.',
    render: () => (
      <Breadcrumbs label="Breadcrumb, unknown page" homeLabel="Home" homeHref="#home" items={[{ text: '404' }]} />
    ),
  },
  {
    id: 'group',
    title: 'With a step that has no page',
    note: 'A group without a page of its own is text; the way back on a phone leads to the nearest page.',
    render: () => (
      <Breadcrumbs
        label="Breadcrumb, step without page"
        homeLabel="Home"
        homeHref="#home"
        items={[{ text: 'Company', href: '#company' }, { text: 'Responsibility' }, { text: 'Supply chain' }]}
      />
    ),
  },
];
