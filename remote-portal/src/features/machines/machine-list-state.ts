import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import {
  createChoiceParameter,
  createFilterParameter,
  createTextParameter,
} from '@kmx/remote-kit/list-state/list-parameter.ts';

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

/** Which list: machines in service, or out of service. */
export type MachineListKind = 'inventory' | 'old';

function createAddress(statuses: readonly MachineStatus[], sort: MachineSort, direction: 'ASC' | 'DESC') {
  return createListAddress({
    search: createTextParameter(),
    location: createTextParameter(),
    organization: createTextParameter(),
    status: createFilterParameter(statuses),
    sort: createChoiceParameter(machineSorts, sort),
    direction: createChoiceParameter(['ASC', 'DESC'], direction),
  });
}

/** The addresses of both lists; machines out of service have only that status, newest first by default. */
export const machineListAddresses = {
  inventory: createAddress(machineStatuses, 'NAME', 'ASC'),
  old: createAddress([], 'OUT_OF_SERVICE', 'DESC'),
};

/** The state of a list of machines. */
export type MachineListState = ReturnType<(typeof machineListAddresses)['inventory']['parse']>;
