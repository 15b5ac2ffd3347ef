import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { TableSkeleton } from '@kmx/design-system/skeleton/table-skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { ListPages } from '../lists/list-pages.tsx';
import { DeskData } from '../states/desk-data.tsx';
import { InventoryFailure } from './inventory-failure.tsx';
import type { MachineListPage } from './machine.query.ts';
import { MachineFilters } from './machine-filters.tsx';
import * as styles from './machine-list.module.css';
import { machineListAddresses } from './machine-list-state.ts';
import { MachineTable } from './machine-table.tsx';
import { type MachineList, machinesOnPage, useMachineRows } from './use-machine-list.ts';

/** A list of machines with its filters, in every state: rows, empty, nothing found, loading, failed (POR-024, POR-120). */
export function MachineListView({ list }: { readonly list: MachineList }): ReactNode {
  const result = useMachineRows(list);
  // A link to a location or organization that no longer exists finds nothing, which is no failure.
  const isGone = result.error?.kind === 'not-found' && machineListAddresses[list.kind].isNarrowed(list.state);
  const hasFailed = result.data === null && result.error !== null;
  return (
    <Stack gap={5}>
      <MachineFilters list={list} />
      {isGone ? (
        <Machines list={list} machines={noMachines} isOutdated={false} />
      ) : hasFailed && result.error !== null ? (
        <InventoryFailure error={result.error} onRetry={result.refresh} />
      ) : (
        // One child for the stack, because the note about outdated data is rendered even while empty.
        <div>
          <DeskData result={result} skeleton={<TableSkeleton />}>
            {({ machines }) => <Machines list={list} machines={machines} isOutdated={result.isOutdated} />}
          </DeskData>
        </div>
      )}
    </Stack>
  );
}

const noMachines: MachineListPage = { items: [], pageInfo: { page: 1, size: machinesOnPage, total: 0 } };

interface MachinesProps {
  readonly list: MachineList;
  readonly machines: MachineListPage;
  /** Newer rows are being loaded. */
  readonly isOutdated: boolean;
}

function Machines({ list, machines, isOutdated }: MachinesProps): ReactNode {
  const t = useTranslate();
  const { kind, state, toHref, change } = list;
  const { total } = machines.pageInfo;
  const isChosen = machineListAddresses[kind].isNarrowed(state) || state.page > 1;
  return (
    <div className={styles.list} aria-busy={isOutdated}>
      <p role="status" className={styles.count}>
        {t('machines.count', { count: total })}
      </p>
      {machines.items.length > 0 && <MachineTable list={list} machines={machines.items} />}
      {machines.items.length === 0 && (
        <div className={styles.empty}>
          <p>{t(isChosen ? 'machines.noneFound' : `machines.none.${kind}`)}</p>
          {isChosen && (
            <Button
              variant="secondary"
              onClick={() => change({ search: '', location: '', organization: '', status: '' })}
            >
              {t('machines.reset')}
            </Button>
          )}
        </div>
      )}
      <ListPages current={state.page} total={total} size={machinesOnPage} toHref={(page) => toHref({ page })} />
    </div>
  );
}
