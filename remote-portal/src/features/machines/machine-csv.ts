import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import { writeCsv } from '../lists/write-csv.ts';
import type { Machine } from './machine.query.ts';

/** Ids of the column headers. */
const machineCsvHeaders = [
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

/** Writes machines as CSV, with headers and status in the page's language and dates in ISO 8601. */
export function createMachineCsv(machines: readonly Machine[], t: Translate): string {
  const rows = machines.map((machine) => [
    machine.name,
    machine.serialNumber,
    machine.inventoryNumber ?? '',
    t(`machine.status.${machine.status}`),
    machine.location.name,
    machine.organizationName,
    machine.commissionedOn,
    machine.outOfServiceOn ?? '',
    machine.warranty.endsOn,
    machine.softwareVersion ?? '',
    machine.lastServiceOn ?? '',
    machine.nextServiceOn ?? '',
  ]);
  return writeCsv(
    machineCsvHeaders.map((header) => t(header)),
    rows,
  );
}
