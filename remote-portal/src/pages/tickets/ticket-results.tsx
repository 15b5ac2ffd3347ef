import { Button } from '@kmx/design-system/button/button.tsx';
import { Pagination } from '@kmx/design-system/pagination/pagination.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect } from 'react';
import { ListEnd } from '../../features/lists/list-end.tsx';
import { countPages } from '../../features/lists/max-counted.ts';
import { EmptyTickets } from './empty-tickets.tsx';
import { ExportButton } from './export-button.tsx';
import { isNarrowed, widen } from './list-state.ts';
import { TicketTable } from './ticket-table.tsx';
import type { TicketsPageData } from './tickets.query.ts';
import * as styles from './tickets-page.module.css';
import type { TicketList } from './use-ticket-list.ts';

interface TicketResultsProps {
  readonly list: TicketList;
  readonly data: TicketsPageData;
  /** The rows of the previous query, shown while the next ones are loading. */
  readonly isOutdated: boolean;
}

/** Number of tickets, the tickets of this page, and links to the others. */
export function TicketResults({ list, data, isOutdated }: TicketResultsProps): ReactNode {
  const t = useTranslate();
  const { state, change, toHref } = list;
  const { items, total, size } = data;
  const pages = countPages(total, size);
  const lastPage = Math.max(1, pages);
  const isBeyond = !isOutdated && state.page > lastPage;
  useEffect(() => {
    // A link from a time when there were more pages.
    if (isBeyond) change({ page: lastPage });
  }, [isBeyond, lastPage, change]);
  return (
    <>
      <div className={styles.resultHead}>
        <p role="status" className={styles.count}>
          {t('tickets.count', { count: total })}
        </p>
        {isNarrowed(state) && (
          <Button variant="quiet" size="small" onClick={() => change(widen(state))}>
            {t('tickets.reset')}
          </Button>
        )}
        {total > 0 && <ExportButton state={state} />}
      </div>
      {total === 0 ? (
        <EmptyTickets list={list} />
      ) : (
        <div className={styles.results} aria-busy={isOutdated}>
          <TicketTable tickets={items} state={state} onSort={(sort, isDescending) => change({ sort, isDescending })} />
        </div>
      )}
      <Pagination
        current={Math.min(state.page, lastPage)}
        count={pages}
        toHref={(page) => toHref({ page })}
        texts={{
          label: t('tickets.pages'),
          previous: t('tickets.pages.previous'),
          next: t('tickets.pages.next'),
          page: (page) => t('tickets.pages.page', { page }),
        }}
      />
      <ListEnd current={state.page} total={total} size={size} />
    </>
  );
}
