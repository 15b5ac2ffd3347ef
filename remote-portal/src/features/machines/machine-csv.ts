import { writeCsv } from '../lists/write-csv.ts';
import type { Machine } from './machine.query.ts';

/** Ids of the texts above the columns. */
export const machineCsvHeaders = [
  'machine.name',
  'machine.serialNumber',
  'machine.inventoryNumber',
  'machine.status',
  'machine.location',
  'machine.organization',
  'machine.commissioned',
  'machine.outOfService',
  'machine.warrantyEnds',
  'machine.software',
  'machine.lastService',
  'machine.nextService',
] as const;

/** Machines as CSV with dates in ISO 8601; `headers` stand in the order of `machineCsvHeaders`. */
export function createMachineCsv(machines: readonly Machine[], headers: readonly string[]): string {
  const rows = machines.map((machine) => [
    machine.name,
    machine.serialNumber,
    machine.inventoryNumber ?? '',
    machine.status,
    machine.location.name,
    machine.organizationName,
    machine.commissionedOn,
    machine.outOfServiceOn ?? '',
    machine.warranty.endsOn,
    machine.softwareVersion ?? '',
    machine.lastServiceOn ?? '',
    machine.nextServiceOn ?? '',
  ]);
  return writeCsv(headers, rows);
}
