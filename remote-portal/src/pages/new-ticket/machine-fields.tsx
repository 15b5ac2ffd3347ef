import { Select } from '@kmx/design-system/select/select.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useMayUseMachines } from '../../features/machines/machine-page-frame.tsx';
import { MachineSelect } from './machine-select.tsx';
import { unlistedMachine } from './new-ticket-draft.ts';
import * as styles from './new-ticket-page.module.css';
import type { NewTicketForm } from './use-new-ticket.ts';

interface MachineFieldsProps {
  readonly ticket: Pick<NewTicketForm, 'typed' | 'form' | 'change'>;
}

/** The machine that a ticket is about; one that is not listed can be named (POR-061, D-34). */
export function MachineFields({ ticket: { typed, form, change } }: MachineFieldsProps): ReactNode {
  const t = useTranslate();
  const field = form.getField('machineId');
  const isUnlisted = typed.machineId === unlistedMachine;
  // Users may open tickets without access to the inventory: they name the machine by hand.
  const canChoose = useMayUseMachines();
  return (
    <>
      {typed.locationId === '' || !canChoose ? (
        <Select
          {...field}
          required
          label={t('tickets.column.machine')}
          hint={canChoose ? undefined : t('newTicket.machine.noInventory')}
          options={[
            { value: '', text: t(canChoose ? 'newTicket.machine.needsLocation' : 'newTicket.machine.choose') },
            { value: unlistedMachine, text: t('newTicket.machine.unlisted') },
          ]}
          value={typed.machineId}
          onChange={({ currentTarget }) => change({ machineId: currentTarget.value })}
        />
      ) : (
        <MachineSelect
          {...field}
          key={typed.locationId}
          locationId={typed.locationId}
          value={typed.machineId}
          label={typed.machineLabel}
          onSelect={(machineId, machineLabel) => change({ machineId, machineLabel })}
        />
      )}
      {isUnlisted && (
        <div className={styles.pair}>
          <TextField
            id="new-ticket-machineName"
            label={t('newTicket.machineName')}
            optionalText={t('tickets.optional')}
            maxLength={200}
            value={typed.machineName}
            onChange={({ currentTarget }) => change({ machineName: currentTarget.value })}
          />
          <TextField
            id="new-ticket-serialNumber"
            label={t('tickets.column.serialNumber')}
            optionalText={t('tickets.optional')}
            hint={t('newTicket.serialNumber.hint')}
            maxLength={100}
            autoComplete="off"
            value={typed.serialNumber}
            onChange={({ currentTarget }) => change({ serialNumber: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}
