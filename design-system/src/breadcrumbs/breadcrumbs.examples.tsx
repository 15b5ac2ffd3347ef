import type { Example } from '../example/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

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
    code: '<Breadcrumbs label="Breadcrumb" homeLabel="Home" homeHref="/" items={items} />',
  },
  {
    id: 'not-found',
    title: 'Page not found',
    note: 'The parent is home.',
    render: () => (
      <Breadcrumbs label="Breadcrumb, unknown page" homeLabel="Home" homeHref="#home" items={[{ text: '404' }]} />
    ),
    code: '<Breadcrumbs label="Breadcrumb" homeLabel="Home" homeHref="/" items={[{ text: "404" }]} />',
  },
];
