import { Pagination } from '@kmx/design-system/pagination/pagination.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useEffect } from 'react';
import { ListEnd } from './list-end.tsx';
import { countPages } from './max-counted.ts';

interface ListPagesProps {
  /** Counted from 1. */
  readonly current: number;
  readonly total: number;
  readonly size: number;
  readonly toHref: (page: number) => string;
}

/** Links to the pages of a list. */
export function ListPages({ current, total, size, toHref }: ListPagesProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const count = countPages(total, size);
  // The last page disappeared with its rows, or the address is outdated.
  const nearest = current > count && count > 0 ? toHref(count) : null;
  useEffect(() => {
    if (nearest !== null) shell?.navigate(nearest, { replace: true });
  }, [nearest, shell]);
  return (
    <>
      <Pagination
        current={current}
        count={count}
        toHref={toHref}
        texts={{
          label: t('users.pages'),
          previous: t('users.pages.previous'),
          next: t('users.pages.next'),
          page: (page) => t('users.pages.page', { page }),
        }}
      />
      <ListEnd current={current} total={total} size={size} />
    </>
  );
}
