import { type ListState, useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useQuery } from '../../data/use-query.ts';
import { inventoryQuery, type MachineListVariables, oldInventoryQuery } from './machine.query.ts';
import { type MachineListKind, type MachineListState, machineListAddresses } from './machine-list-state.ts';

export const machinesOnPage = 20;

export interface MachineList extends ListState<MachineListState> {
  readonly kind: MachineListKind;
}

/** Maps the state of a list to the query variables for one page. */
export function mapListVariables(state: MachineListState, kind: MachineListKind, size: number): MachineListVariables {
  const { search, location, organization, status, sort, direction, page } = state;
  return {
    search: search || null,
    locationId: location || null,
    organizationId: organization || null,
    ...(kind === 'inventory' ? { status: status === '' ? null : [status] } : {}),
    sort,
    direction,
    page,
    size,
  };
}

/** The state of a list and how to change it, stored only in the page's address. */
export function useMachineList(kind: MachineListKind): MachineList {
  return { kind, ...useListState(machineListAddresses[kind]) };
}

/** The rows of a list; the previous ones stay while new ones are loading. */
export function useMachineRows({ kind, state }: MachineList) {
  const query = kind === 'inventory' ? inventoryQuery : oldInventoryQuery;
  return useQuery(query, mapListVariables(state, kind, machinesOnPage), { keepsPrevious: 'while-loading' });
}
