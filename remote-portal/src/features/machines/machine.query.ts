import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { type Choices, type Choosable, choicesAtOnce } from '../choices/choices.ts';
import { type Location, locationChoices, locationChoicesSchema } from '../locations/location.query.ts';
import { type MachineSort, machineStatuses } from './machine-list-state.ts';

const text = v.nullable(v.string());

const machineEntries = {
  id: v.string(),
  name: v.string(),
  serialNumber: v.string(),
  inventoryNumber: text,
  status: v.picklist(machineStatuses),
  location: v.object({ id: v.string(), name: v.string(), city: v.string() }),
  organizationName: v.string(),
  commissionedOn: v.string(),
  outOfServiceOn: text,
  softwareVersion: text,
  newestSoftwareVersion: text,
  warranty: v.object({ endsOn: v.string(), isActive: v.boolean() }),
  lastServiceOn: text,
  nextServiceOn: text,
  openTickets: v.nullable(v.number()),
};

const machineSchema = v.object(machineEntries);
const machineFields = `id name serialNumber inventoryNumber status location { id name city } organizationName
  commissionedOn outOfServiceOn softwareVersion newestSoftwareVersion warranty { endsOn isActive } lastServiceOn
  nextServiceOn openTickets`;

/** A machine as shown in lists. */
export type Machine = v.InferOutput<typeof machineSchema>;

const pageSchema = v.object({
  items: v.array(machineSchema),
  pageInfo: v.object({ page: v.number(), size: v.number(), total: v.number() }),
});

export type MachineListPage = v.InferOutput<typeof pageSchema>;

export interface MachineListVariables {
  readonly search: string | null;
  readonly locationId: string | null;
  readonly organizationId: string | null;
  readonly status?: readonly string[] | null;
  readonly sort: MachineSort;
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly size: number;
}

/** Machines in service. */
export const inventoryQuery = defineQuery<MachineListVariables, { readonly machines: MachineListPage }>({
  endpoint: 'sis',
  document: `query Inventory($search: String, $locationId: ID, $organizationId: ID, $status: [MachineStatus!],
    $sort: MachineSort, $direction: SortDirection, $page: Int, $size: Int) {
    machines: inventory(search: $search, locationId: $locationId, organizationId: $organizationId, status: $status,
      sort: $sort, direction: $direction, page: $page, size: $size) {
      items { ${machineFields} } pageInfo { page size total }
    }
  }`,
  schema: v.object({ machines: pageSchema }),
});

/** Machines out of service. */
export const oldInventoryQuery = defineQuery<MachineListVariables, { readonly machines: MachineListPage }>({
  endpoint: 'sis',
  document: `query OldInventory($search: String, $locationId: ID, $organizationId: ID, $sort: MachineSort,
    $direction: SortDirection, $page: Int, $size: Int) {
    machines: oldInventory(search: $search, locationId: $locationId, organizationId: $organizationId, sort: $sort,
      direction: $direction, page: $page, size: $size) {
      items { ${machineFields} } pageInfo { page size total }
    }
  }`,
  schema: v.object({ machines: pageSchema }),
});

const organizationSchema = v.object({ id: v.string(), name: v.string() });

/** Choices for filtering machines: locations, of many the first ones, and the organizations that the viewer belongs to. */
export const machinePlacesQuery = defineQuery<
  Record<string, never>,
  { readonly locations: Choices<Location>; readonly organizations: readonly Choosable[] }
>({
  endpoint: 'sis',
  document: `query MachinePlaces {
    locations: locationPage(size: ${choicesAtOnce}) { ${locationChoices} }
    viewer { id organizations { id name } }
  }`,
  schema: v.pipe(
    v.object({
      locations: locationChoicesSchema,
      viewer: v.object({ organizations: v.array(organizationSchema) }),
    }),
    v.transform(({ locations, viewer }) => ({ locations, organizations: viewer.organizations })),
  ),
});

const machineDetailSchema = v.object({
  ...machineEntries,
  productSlug: text,
  operatingHours: v.nullable(v.number()),
  location: v.object({
    id: v.string(),
    name: v.string(),
    address: v.string(),
    postalCode: v.string(),
    city: v.string(),
    country: v.string(),
  }),
  documents: v.array(
    v.object({ name: v.string(), type: v.string(), language: v.string(), sizeBytes: v.number(), url: v.string() }),
  ),
});

/** All details of one machine. */
export type MachineDetail = v.InferOutput<typeof machineDetailSchema>;

/** One machine; null when the viewer may see none with this id. */
export const machineQuery = defineQuery<{ readonly id: string }, { readonly machine: MachineDetail | null }>({
  endpoint: 'sis',
  document: `query Machine($id: ID!) {
    machine(id: $id) {
      ${machineFields} productSlug operatingHours
      location { address postalCode country }
      documents { name type language sizeBytes url }
    }
  }`,
  schema: v.object({ machine: v.nullable(machineDetailSchema) }),
});
