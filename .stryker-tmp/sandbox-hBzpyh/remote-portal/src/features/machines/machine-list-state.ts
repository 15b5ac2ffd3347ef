// @ts-nocheck
import * as v from 'valibot';

export const machineStatuses = ['RUNNING', 'MAINTENANCE_DUE', 'STOPPED', 'OUT_OF_SERVICE'] as const;
export type MachineStatus = (typeof machineStatuses)[number];

export const machineSorts = [
  'NAME',
  'SERIAL_NUMBER',
  'LOCATION',
  'STATUS',
  'COMMISSIONED',
  'WARRANTY',
  'OUT_OF_SERVICE',
] as const;
export type MachineSort = (typeof machineSorts)[number];

/** The machines in service, or those out of service. */
export type MachineListKind = 'inventory' | 'old';

/** What a list of machines shows; all of it stands in the address, so that any state is a link. */
export interface MachineListState {
  readonly search: string;
  readonly location: string;
  readonly organization: string;
  readonly status: '' | MachineStatus;
  readonly sort: MachineSort;
  readonly direction: 'ASC' | 'DESC';
  /** From 1. */
  readonly page: number;
}

export const machineListPaths = { inventory: '/mykomax/inventory', old: '/mykomax/inventory/old' } as const;

const defaults: Readonly<Record<MachineListKind, MachineListState>> = {
  inventory: { search: '', location: '', organization: '', status: '', sort: 'NAME', direction: 'ASC', page: 1 },
  old: { search: '', location: '', organization: '', status: '', sort: 'OUT_OF_SERVICE', direction: 'DESC', page: 1 },
};

const longestText = 200;
const wholeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));

/** Reads the state from the query of an address; what makes no sense falls back to its default. */
export function parseMachineListState(
  query: Readonly<Record<string, string>>,
  kind: MachineListKind,
): MachineListState {
  const base = defaults[kind];
  const parameter = v.fallback(v.pipe(v.string(), v.maxLength(longestText)), '');
  const schema = v.object({
    search: parameter,
    location: parameter,
    organization: parameter,
    status: v.fallback(v.picklist(machineStatuses), () => '' as never),
    sort: v.fallback(v.picklist(machineSorts), base.sort),
    direction: v.fallback(v.picklist(['ASC', 'DESC']), base.direction),
    page: v.fallback(wholeNumber, 1),
  });
  const { search = '', location = '', organization = '', status = '', sort = '', direction = '', page = '' } = query;
  const parsed = v.parse(schema, { search, location, organization, status, sort, direction, page });
  return kind === 'old' ? { ...parsed, status: '' } : parsed;
}

/** Path of a list in a state; defaults are left out, so that equal states have equal addresses. */
export function createMachineListPath(kind: MachineListKind, state: MachineListState): string {
  const base = defaults[kind];
  const query = new URLSearchParams();
  for (const name of ['search', 'location', 'organization', 'status', 'sort', 'direction', 'page'] as const) {
    if (state[name] !== base[name]) query.set(name, String(state[name]));
  }
  const written = query.toString();
  return machineListPaths[kind] + (written === '' ? '' : `?${written}`);
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, location, organization, status }: MachineListState): boolean {
  return [search, location, organization, status].some((value) => value !== '');
}
