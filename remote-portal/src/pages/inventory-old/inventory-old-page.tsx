import { Link } from '@kmx/design-system/link/link.tsx';
import { TableSkeleton } from '@kmx/design-system/skeleton/table-skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { ExportMachines } from '../../features/machines/export-machines.tsx';
import { MachineListView } from '../../features/machines/machine-list.tsx';
import { MachinePageFrame } from '../../features/machines/machine-page-frame.tsx';
import { useMachineList } from '../../features/machines/use-machine-list.ts';

/** The machines out of service, with their history (POR-004). */
export function OldInventoryPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const list = useMachineList('old');
  return (
    <MachinePageFrame
      lead={t('machines.oldLead')}
      actions={<ExportMachines list={list} />}
      skeleton={<TableSkeleton />}
    >
      {() => (
        <>
          <MachineListView list={list} />
          <p>
            <Link href={href('/mykomax/inventory')} variant="standalone">
              {t('machines.toInventory')}
            </Link>
          </p>
        </>
      )}
    </MachinePageFrame>
  );
}
