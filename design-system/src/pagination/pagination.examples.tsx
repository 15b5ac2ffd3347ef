import type { ComponentGuide, Example } from '../example/example.ts';
import { Pagination } from './pagination.tsx';

const texts = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${String(page)}`,
};

/** Describes Pagination for the style guide. */
export const guide: ComponentGuide = {
  name: 'Pagination',
  summary: 'Links to the pages of a long list.',
  use: ['For lists with an address for each page.'],
  avoid: ['For fewer than two pages: it renders nothing.', 'For steps of a form.'],
  access: ['A navigation with a name; each link is named "Page 3" and the current one is announced.'],
  forcedColors: 'The current page gets a line of its own.',
};

/** Examples of Pagination for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'pages',
    title: 'Pages of a list',
    note: 'Links with an address each: they work without JavaScript and open in a new tab. The current page is announced.',
    render: () => <Pagination current={4} count={12} toHref={(page) => `?page=${String(page)}`} texts={texts} />,
  },
  {
    id: 'ends',
    title: 'First and last page',
    note: 'A step that leads nowhere is left out instead of disabled.',
    render: () => (
      <>
        <Pagination
          current={1}
          count={3}
          toHref={(page) => `?first=${String(page)}`}
          texts={{ ...texts, label: 'Pages, at the start' }}
        />
        <Pagination
          current={3}
          count={3}
          toHref={(page) => `?last=${String(page)}`}
          texts={{ ...texts, label: 'Pages, at the end' }}
        />
      </>
    ),
  },
];
