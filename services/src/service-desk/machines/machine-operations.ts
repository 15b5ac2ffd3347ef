import { sql } from 'kysely';
import * as v from 'valibot';
import { orderText } from '../../database/order-text.ts';
import { listScope, passesGate } from '../authorization/rules.ts';
import { countRows } from '../model/count-rows.ts';
import { directionSchema, idSchema, optionalIdSchema, pagingEntries, searchSchema } from '../model/input-schemas.ts';
import { matchWords } from '../model/search-words.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { createOperation, type Operations } from '../request/guard-operations.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { mapLocation, mapOrganization, mapPage } from '../request/map-shared.ts';

const sorts = ['NAME', 'SERIAL_NUMBER', 'LOCATION', 'STATUS', 'COMMISSIONED', 'WARRANTY', 'OUT_OF_SERVICE'] as const;
const sortColumns = {
  NAME: orderText('machine.name'),
  SERIAL_NUMBER: orderText('machine.serial_number'),
  LOCATION: sql.ref('location.name_key'),
  STATUS: orderText('machine.status'),
  COMMISSIONED: orderText('machine.commissioned_on'),
  WARRANTY: orderText('machine.warranty_ends_on'),
  OUT_OF_SERVICE: orderText('machine.out_of_service_on'),
} as const;

const listEntries = {
  search: searchSchema,
  locationId: optionalIdSchema,
  organizationId: optionalIdSchema,
  ...pagingEntries,
};
const inventorySchema = v.object({
  ...listEntries,
  status: v.nullish(v.array(v.picklist(['RUNNING', 'MAINTENANCE_DUE', 'STOPPED', 'OUT_OF_SERVICE'])), null),
  sort: v.nullish(v.picklist(sorts), 'NAME'),
  direction: directionSchema('ASC'),
});
const oldInventorySchema = v.object({
  ...listEntries,
  sort: v.nullish(v.picklist(sorts), 'OUT_OF_SERVICE'),
  direction: directionSchema('DESC'),
});
type Filter = v.InferOutput<typeof oldInventorySchema> & {
  readonly status: v.InferOutput<typeof inventorySchema>['status'];
};

/** Calendar day of an instant, in UTC. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

async function loadDocuments({ desk }: DeskRequest, productSlug: string | null) {
  if (productSlug === null) return [];
  // The catalogue owns its tables; without it there is nothing to link to.
  const { rows } = await sql<{
    name: string;
    type: string;
    language: string;
    sizeBytes: number;
    url: string;
  }>`select name, type, content_language as language, size_bytes as "sizeBytes", url
    from catalogue_document where product_slug = ${productSlug} order by position`.execute(desk.database);
  return rows;
}

/** A machine in the form of the schema; documents and open tickets are only looked up when requested. */
function mapMachine(request: DeskRequest, row: Row<'desk_machine'>) {
  const { viewer, loaders } = request;
  return {
    id: row.id,
    name: row.name,
    productSlug: row.product_slug,
    serialNumber: row.serial_number,
    inventoryNumber: row.inventory_number,
    status: row.status,
    location: () => mapLocation(request, row.location_id),
    organizationId: row.organization_id,
    organizationName: async () => (await mapOrganization(request, row.organization_id)).name,
    commissionedOn: row.commissioned_on,
    outOfServiceOn: row.out_of_service_on,
    softwareVersion: row.software_version,
    newestSoftwareVersion: row.newest_software_version,
    warranty: { endsOn: row.warranty_ends_on, isActive: row.warranty_ends_on >= formatDay(new Date()) },
    lastServiceOn: row.last_service_on,
    nextServiceOn: row.next_service_on,
    operatingHours: row.operating_hours,
    documents: () => loadDocuments(request, row.product_slug),
    openTickets: () => (passesGate(viewer, 'ticketing') ? loaders.openTicketsOfMachine(row.id) : null),
  };
}

async function listMachines(request: DeskRequest, filter: Filter, isInService: boolean) {
  const scope = listScope(request.viewer, 'inventory');
  let query = request.desk.database
    .selectFrom('desk_machine as machine')
    .innerJoin('desk_location as location', 'location.id', 'machine.location_id')
    .where('machine.status', isInService ? '!=' : '=', 'OUT_OF_SERVICE');
  if (scope !== null) query = query.where('machine.organization_id', 'in', [...scope, '']);
  if (filter.organizationId !== null) query = query.where('machine.organization_id', '=', filter.organizationId);
  if (filter.locationId !== null) query = query.where('machine.location_id', '=', filter.locationId);
  if (filter.status !== null) query = query.where(sortColumns.STATUS, 'in', [...filter.status, '']);
  for (const condition of matchWords('machine.search_text', filter.search)) query = query.where(condition);
  const direction = filter.direction === 'ASC' ? 'asc' : 'desc';
  const rows = await query
    .selectAll('machine')
    .orderBy(sortColumns[filter.sort], direction)
    .orderBy(sortColumns.SERIAL_NUMBER, direction)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return mapPage(
    rows.map((row) => mapMachine(request, row)),
    await countRows(request.desk.database, query.select('machine.id')),
    filter,
  );
}

/** Machines in and out of service (POR-003, POR-004). */
export const machineOperations: Operations = {
  'Query.inventory': createOperation(inventorySchema, (filter, request) => listMachines(request, filter, true)),
  'Query.oldInventory': createOperation(oldInventorySchema, (filter, request) =>
    listMachines(request, { ...filter, status: null }, false),
  ),
  'Query.machine': createOperation(v.object({ id: idSchema }), async ({ id }, request) => {
    const query = request.desk.database.selectFrom('desk_machine').selectAll().where('id', '=', id);
    return mapMachine(request, await query.executeTakeFirstOrThrow());
  }),
};
