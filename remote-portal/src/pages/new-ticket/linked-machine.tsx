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

/** Selects the machine named in the link to the form; if it is unavailable, says so and lets the user choose. */
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
