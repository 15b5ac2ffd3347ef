import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listPageNumbers } from './list-page-numbers.ts';
import { Pagination } from './pagination.tsx';

it('offers first, last and neighbouring pages, and no gap for a single page', () => {
  expect(listPageNumbers(1, 1)).toEqual([1]);
  expect(listPageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(listPageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  expect(listPageNumbers(12, 12)).toEqual([1, null, 11, 12]);
});

it('marks the current page and offers no page beyond the ends', () => {
  const texts = { label: 'Pages', previous: 'Back', next: 'On', page: (page: number) => `Page ${String(page)}` };
  const html = renderToString(
    <Pagination current={1} count={2} toHref={(page) => `?p=${String(page)}`} texts={texts} />,
  );
  expect(html).toMatch(/aria-label="Page 1" aria-current="page"/);
  expect(html).toContain('href="?p=2" rel="next"');
  expect(html).not.toContain('rel="prev"');
  expect(renderToString(<Pagination current={1} count={1} toHref={String} texts={texts} />)).toBe('');
});
