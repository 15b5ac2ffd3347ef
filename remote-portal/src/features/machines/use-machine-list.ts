import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useQuery } from '../../data/use-query.ts';
import { useReplacePath } from '../lists/use-replace-path.ts';
import { inventoryQuery, type MachineListVariables, oldInventoryQuery } from './machine.query.ts';
import {
  createMachineListPath,
  type MachineListKind,
  type MachineListState,
  parseMachineListState,
} from './machine-list-state.ts';

export const machinesOnPage = 20;

export interface MachineList {
  readonly kind: MachineListKind;
  readonly state: MachineListState;
  /** Goes to another state; back at the first page unless told. */
  readonly change: (next: Partial<MachineListState>) => void;
  /** Address of another state. */
  readonly toHref: (next: Partial<MachineListState>) => string;
}

/** Variables of the question for one page of a list. */
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

/** What a list shows and how to change it; the address of the page is its one source. */
export function useMachineList(kind: MachineListKind): MachineList {
  const replacePath = useReplacePath();
  const href = useHref();
  const { query } = usePageRequest();
  const state = parseMachineListState(query, kind);
  const createPath = (next: Partial<MachineListState>) => createMachineListPath(kind, { ...state, page: 1, ...next });
  return {
    kind,
    state,
    change: (next) => replacePath(createPath(next)),
    toHref: (next) => href(createPath(next)),
  };
}

/** The rows of a list; while others are on their way the last ones stay. */
export function useMachineRows({ kind, state }: MachineList) {
  const query = kind === 'inventory' ? inventoryQuery : oldInventoryQuery;
  return useQuery(query, mapListVariables(state, kind, machinesOnPage), { keepsPrevious: 'while-loading' });
}
