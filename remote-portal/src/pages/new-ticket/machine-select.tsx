import { Button } from '@kmx/design-system/button/button.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Select, type SelectOption } from '@kmx/design-system/select/select.tsx';
import type { FieldAttributes } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { machinesQuery, writeMachineLabel } from './new-ticket.query.ts';
import { unlistedMachine } from './new-ticket-draft.ts';
import * as styles from './new-ticket-page.module.css';

/** Up to this number, entries are chosen without a search. */
const easyCount = 12;

interface MachineSelectProps extends FieldAttributes {
  readonly locationId: string;
  readonly value: string;
  /** Name of the chosen machine. */
  readonly label: string;
  readonly onSelect: (machineId: string, label: string) => void;
}

/** Selects a machine of a location, with a search and the choice of an unlisted one (POR-060, D-34). */
export function MachineSelect(props: MachineSelectProps): ReactNode {
  const { locationId, value, label, onSelect, ...field } = props;
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const result = useQuery(machinesQuery, { locationId, search }, { keepsPrevious: 'while-loading' });
  const { machines = [], total = 0 } = result.data ?? {};
  const listed = machines.map((machine) => ({ value: machine.id, text: writeMachineLabel(machine) }));
  const isChosenMissing = value !== '' && value !== unlistedMachine && !listed.some((option) => option.value === value);
  const options: readonly SelectOption[] = [
    { value: '', text: t(result.isLoading ? 'desk.loading' : 'newTicket.machine.choose') },
    ...(isChosenMissing ? [{ value, text: label }] : []),
    ...listed,
    { value: unlistedMachine, text: t('newTicket.machine.unlisted') },
  ];
  const hasSearch = search !== '' || total > easyCount;
  // Access to the inventory may have been withdrawn meanwhile.
  const hint =
    result.error?.kind === 'forbidden'
      ? t('newTicket.machine.noInventory')
      : search !== '' || total > machines.length
        ? t('newTicket.machine.found', { shown: machines.length, total })
        : undefined;
  return (
    <div className={styles.machine}>
      {hasSearch && <SearchField label={t('newTicket.machine.search')} value={search} onSearch={setSearch} />}
      <Select
        {...field}
        required
        label={t('tickets.column.machine')}
        hint={hint}
        options={options}
        value={value}
        onChange={({ currentTarget }) =>
          onSelect(currentTarget.value, currentTarget.selectedOptions[0]?.textContent ?? '')
        }
      />
      {result.error !== null && result.error.kind !== 'forbidden' && (
        <p role="alert" className={styles.note}>
          {t('newTicket.machine.failed')}{' '}
          <Button variant="quiet" size="small" icon={refreshIcon} onClick={result.refresh}>
            {t('desk.failure.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
