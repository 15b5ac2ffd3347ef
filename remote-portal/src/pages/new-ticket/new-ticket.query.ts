import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';

const machineSchema = v.object({
  id: v.string(),
  name: v.string(),
  serialNumber: v.string(),
  inventoryNumber: v.nullable(v.string()),
});
/** A machine to choose. */
export type TicketMachine = v.InferOutput<typeof machineSchema>;

const machinesSchema = v.pipe(
  v.object({ inventory: v.object({ items: v.array(machineSchema), pageInfo: v.object({ total: v.number() }) }) }),
  v.transform(({ inventory: { items, pageInfo } }) => ({ machines: items, total: pageInfo.total })),
);

/** The first machines of a location that match a search, and the total count. */
export const machinesQuery = defineQuery<
  { readonly locationId: string; readonly search: string },
  v.InferOutput<typeof machinesSchema>
>({
  endpoint: 'sis',
  document: `query Machines($locationId: ID, $search: String) {
  inventory(locationId: $locationId, search: $search, sort: NAME, size: 100) {
    items { id name serialNumber inventoryNumber }
    pageInfo { total }
  }
}`,
  schema: machinesSchema,
});

const foundSchema = v.pipe(
  v.object({ machine: v.nullable(v.object({ ...machineSchema.entries, location: v.object({ id: v.string() }) })) }),
  v.transform(({ machine }) => machine),
);
export type FoundMachine = NonNullable<v.InferOutput<typeof foundSchema>>;

/** The machine named in a link of the inventory. */
export const machineQuery = defineQuery<{ readonly id: string }, FoundMachine | null>({
  endpoint: 'sis',
  document: 'query Machine($id: ID!) { machine(id: $id) { id name serialNumber inventoryNumber location { id } } }',
  schema: foundSchema,
});

/** The name of a machine in a list of choices. */
export function writeMachineLabel({ name, serialNumber, inventoryNumber }: TicketMachine): string {
  return [name, serialNumber, inventoryNumber].filter((part) => part !== null && part !== '').join(' · ');
}
