import { machines as catalogueMachines } from '../../catalogue/data/machines.ts';
import { downloadEntries } from '../downloads/download-list.ts';
import { createSearchText } from '../model/search-words.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { createRandomSource, type RandomSource } from './random-source.ts';
import { organizationTraits, sampleLocations } from './sample-organizations.ts';

type MachineRow = Row<'desk_machine'>;

const dayMs = 86_400_000;
const warrantyDays = 730;
const serviceEveryDays = 365;
/** One in this many machines is out of service, due for maintenance or stopped. */
const outOfServiceEvery = 11;
const maintenanceEvery = 9;
const stoppedEvery = 40;

// Applicators are tools and not part of an inventory of machines.
const types = catalogueMachines.filter(({ classification }) => classification !== 'applicators');

const findVersions = (slug: string): readonly string[] =>
  downloadEntries.find(({ productSlugs }) => productSlugs.includes(slug))?.versions ?? [];

function resolveStatus(index: number): MachineRow['status'] {
  if (index % outOfServiceEvery === outOfServiceEvery - 1) return 'OUT_OF_SERVICE';
  if (index % stoppedEvery === 3) return 'STOPPED';
  return index % maintenanceEvery === 4 ? 'MAINTENANCE_DUE' : 'RUNNING';
}

function buildMachine(random: RandomSource, organizationId: string, index: number, now: Date): MachineRow {
  const formatDay = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const type = random.pick(types);
  const status = resolveStatus(index);
  const isOld = status === 'OUT_OF_SERVICE';
  const age = isOld ? 2900 + random.below(1800) : 40 + random.below(2600);
  const serviceAge = status === 'MAINTENANCE_DUE' ? serviceEveryDays - random.below(10) : random.below(300);
  const lastService = Math.min(age, serviceAge);
  const location = random.pick(sampleLocations.filter(({ organization_id }) => organization_id === organizationId));
  const serial = `${type.series.slice(0, 2).toUpperCase()}${formatDay(age).slice(2, 4)}-${String(10_000 + index * 7)}`;
  const versions = findVersions(type.slug);
  const inventoryNumber = random.below(3) === 0 ? null : `${organizationId.slice(0, 2).toUpperCase()}-${2000 + index}`;
  return {
    id: `machine-${String(index + 1).padStart(3, '0')}`,
    organization_id: organizationId,
    location_id: location.id,
    product_slug: type.slug,
    name: type.name,
    serial_number: serial,
    inventory_number: inventoryNumber,
    status,
    commissioned_on: formatDay(age),
    out_of_service_on: isOld ? formatDay(20 + random.below(700)) : null,
    software_version: isOld || versions.length === 0 ? null : random.pick(versions),
    newest_software_version: isOld ? null : (versions.at(-1) ?? null),
    warranty_ends_on: formatDay(age - warrantyDays),
    last_service_on: age < 60 ? null : formatDay(lastService),
    next_service_on: isOld ? null : formatDay(lastService - serviceEveryDays),
    operating_hours: age < 60 ? null : Math.round((age - lastService) * (6 + random.below(8))),
    search_text: createSearchText([type.name, serial, inventoryNumber, location.name, location.city]),
  };
}

/** 300 machines of the catalogue's types at the locations of the sample organizations. */
export function buildMachines(now: Date): readonly MachineRow[] {
  const random = createRandomSource(300);
  const owners = [...organizationTraits].flatMap(([id, { machines }]) => Array<string>(machines).fill(id));
  return owners.map((organizationId, index) => buildMachine(random, organizationId, index, now));
}
