import { Button } from '@kmx/design-system/button/button.tsx';
import { wrenchIcon } from '@kmx/design-system/icon/icons.ts';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { InventoryFailure } from '../../features/machines/inventory-failure.tsx';
import { machineQuery } from '../../features/machines/machine.query.ts';
import { MachinePageFrame, useMayUseMachines } from '../../features/machines/machine-page-frame.tsx';
import { DeskData } from '../../features/states/desk-data.tsx';
import { mayUseTickets } from '../../features/tickets/ticket-page-frame.tsx';
import { MachineDetails } from './machine-details.tsx';
import { MachineMissing } from './machine-missing.tsx';
import * as styles from './machine-page.module.css';

/** One machine: facts, warranty, software, service, documents, and a link to report a fault (POR-024). */
export function MachinePage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { user } = useSession();
  const { machineId: id = '' } = useRouteParams();
  const result = useQuery(machineQuery, { id }, { isOff: !useMayUseMachines() });
  const machine = result.data?.machine ?? null;
  const isMissing = result.error?.kind === 'not-found' || result.data?.machine === null;
  const title = machine === null ? undefined : `${machine.name} · ${machine.serialNumber}`;
  const canReport = user !== null && mayUseTickets(user);
  const report =
    machine !== null && canReport ? (
      <Button href={href(`/mykomax/tickets/newticket?machine=${encodeURIComponent(machine.id)}`)} icon={wrenchIcon}>
        {t('machine.report')}
      </Button>
    ) : undefined;
  return (
    <MachinePageFrame title={isMissing ? t('machine.notFound') : title} actions={report} skeleton={<MachineSkeleton />}>
      {() => {
        if (isMissing) return <MachineMissing />;
        if (result.data === null && result.error !== null) {
          return <InventoryFailure error={result.error} onRetry={result.refresh} />;
        }
        return (
          <DeskData result={result} skeleton={<MachineSkeleton />}>
            {() => machine !== null && <MachineDetails machine={machine} />}
          </DeskData>
        );
      }}
    </MachinePageFrame>
  );
}

function MachineSkeleton(): ReactNode {
  return (
    <div className={styles.columns}>
      <Skeleton className={styles.placeholder} />
      <Skeleton className={styles.placeholder} />
    </div>
  );
}
