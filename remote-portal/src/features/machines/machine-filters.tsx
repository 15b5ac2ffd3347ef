import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { LocationField } from '../locations/location-field.tsx';
import { machinePlacesQuery } from './machine.query.ts';
import * as styles from './machine-list.module.css';
import { machineStatuses } from './machine-list-state.ts';
import type { MachineList } from './use-machine-list.ts';

const noPlaces = { locations: { items: [], total: 0 }, organizations: [] };

/** Search, location, organization and status; each change goes to another address. */
export function MachineFilters({ list }: { readonly list: MachineList }): ReactNode {
  const t = useTranslate();
  const { kind, state, change } = list;
  const { locations, organizations } = useQuery(machinePlacesQuery, {}).data ?? noPlaces;
  const isUnknown = state.organization !== '' && !organizations.some(({ id }) => id === state.organization);
  return (
    <div className={styles.filters}>
      <search>
        <SearchField label={t('machines.search')} value={state.search} onSearch={(search) => change({ search })} />
      </search>
      <LocationField
        label={t('machine.location')}
        locations={locations}
        value={state.location}
        anyText={t('machines.allLocations')}
        nameOption={({ name }) => name}
        onChoose={(location) => change({ location })}
      />
      {(organizations.length > 1 || state.organization !== '') && (
        <Select
          label={t('machine.organization')}
          value={state.organization}
          options={[
            { value: '', text: t('machines.allOrganizations') },
            ...organizations.map(({ id, name }) => ({ value: id, text: name })),
            // A copied link may name one that the user cannot see; the field must not claim that nothing is chosen.
            ...(isUnknown ? [{ value: state.organization, text: '…' }] : []),
          ]}
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
