import { Link } from '@kmx/design-system/link/link.tsx';
import { TableSkeleton } from '@kmx/design-system/skeleton/table-skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { ExportMachines } from '../../features/machines/export-machines.tsx';
import { MachineListView } from '../../features/machines/machine-list.tsx';
import { MachinePageFrame } from '../../features/machines/machine-page-frame.tsx';
import { useMachineList } from '../../features/machines/use-machine-list.ts';

/** The machines in service (POR-003, POR-024). */
export function InventoryPage(): ReactNode {
  const t = useTranslate();
  const list = useMachineList('inventory');
  return (
    <MachinePageFrame lead={t('machines.lead')} actions={<ExportMachines list={list} />} skeleton={<TableSkeleton />}>
      {() => (
        <>
          <MachineListView list={list} />
          <OldInventoryLink />
        </>
      )}
    </MachinePageFrame>
  );
}

function OldInventoryLink(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <p>
      <Link href={href('/mykomax/inventory/old')} variant="standalone">
        {t('portal.inventoryOld')}
      </Link>
    </p>
  );
}
