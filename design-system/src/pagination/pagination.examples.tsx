import type { Example } from '../example/example.ts';
import { Pagination } from './pagination.tsx';

const texts = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${String(page)}`,
};

/** Examples of Pagination for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'pages',
    title: 'Pages of a list',
    note: 'Links with an address each: they work without JavaScript and open in a new tab. The current page is announced.',
    render: () => <Pagination current={4} count={12} toHref={(page) => `?page=${String(page)}`} texts={texts} />,
    code: '<Pagination current={4} count={12} toHref={(page) => `?page=${page}`} texts={texts} />',
  },
];
