import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { machinePlacesQuery } from './machine.query.ts';
import * as styles from './machine-list.module.css';
import { machineStatuses } from './machine-list-state.ts';
import type { MachineList } from './use-machine-list.ts';

/** Search, location, organization and status; each change goes to another address. */
export function MachineFilters({ list }: { readonly list: MachineList }): ReactNode {
  const t = useTranslate();
  const { kind, state, change } = list;
  const places = useQuery(machinePlacesQuery, {}).data;
  const listOptions = (
    all: string,
    entries: readonly { readonly id: string; readonly name: string }[],
    chosen: string,
  ) => [
    { value: '', text: all },
    ...entries.map(({ id, name }) => ({ value: id, text: name })),
    // A copied link may name an entry the viewer cannot see; the field must not claim that nothing is chosen.
    ...(chosen === '' || entries.some(({ id }) => id === chosen) ? [] : [{ value: chosen, text: '…' }]),
  ];
  const organizations = places?.viewer.organizations ?? [];
  return (
    <div className={styles.filters}>
      <search>
        <SearchField label={t('machines.search')} value={state.search} onSearch={(search) => change({ search })} />
      </search>
      <Select
        label={t('machine.location')}
        value={state.location}
        options={listOptions(t('machines.allLocations'), places?.locations ?? [], state.location)}
        onChange={(event) => change({ location: event.currentTarget.value })}
      />
      {(organizations.length > 1 || state.organization !== '') && (
        <Select
          label={t('machine.organization')}
          value={state.organization}
          options={listOptions(t('machines.allOrganizations'), organizations, state.organization)}
          onChange={(event) => change({ organization: event.currentTarget.value })}
        />
      )}
      {kind === 'inventory' && (
        <Select
          label={t('machine.status')}
          value={state.status}
          options={[
            { value: '', text: t('machines.allStatuses') },
            ...machineStatuses
              .filter((status) => status !== 'OUT_OF_SERVICE')
              .map((status) => ({ value: status, text: t(`machine.status.${status}`) })),
          ]}
          onChange={(event) =>
            change({ status: machineStatuses.find((status) => status === event.currentTarget.value) ?? '' })
          }
        />
      )}
    </div>
  );
}
