import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { useMayUseMachines } from '../../features/machines/machine-page-frame.tsx';
import { type FoundMachine, machineQuery } from './new-ticket.query.ts';
import * as styles from './new-ticket-page.module.css';

interface LinkedMachineProps {
  readonly id: string;
  readonly onFound: (machine: FoundMachine) => void;
}

/** Chooses the machine that the link to the form names; one that cannot be had is said, and chosen by hand. */
export function LinkedMachine({ id, onFound }: LinkedMachineProps): ReactNode {
  const t = useTranslate();
  const canSee = useMayUseMachines();
  const { data, error } = useQuery(machineQuery, { id }, { isOff: !canSee });
  const isTaken = useRef(false);
  useEffect(() => {
    if (data === null || isTaken.current) return;
    isTaken.current = true;
    onFound(data);
  }, [data, onFound]);
  if (error === null && canSee) return null;
  return (
    <p role="status" className={styles.note}>
      {t('newTicket.machine.notFound')}
    </p>
  );
}
