import { Pagination } from '@kmx/design-system/pagination/pagination.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';

/** Number of entries per page of a list. */
export const pageSize = 25;

interface ListPagesProps {
  readonly current: number;
  /** Total number of entries. */
  readonly count: number;
  readonly toHref: (page: number) => string;
}

/** Links to the pages of a list. */
export function ListPages({ current, count, toHref }: ListPagesProps): ReactNode {
  const t = useTranslate();
  return (
    <Pagination
      current={current}
      count={Math.ceil(count / pageSize)}
      toHref={toHref}
      texts={{
        label: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (page) => t('list.page', { page }),
      }}
    />
  );
}
