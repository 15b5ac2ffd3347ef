// @ts-nocheck
import * as v from 'valibot';
import { ticketConcerns } from '../../features/tickets/ticket-fields.ts';
import type { TicketProblem, TicketProblems } from '../../features/tickets/ticket-problems.ts';

/** Choice of the machine that stands for one which the inventory does not have (D-34). */
export const unlistedMachine = 'unlisted';

/** What is typed into the form of a new ticket. */
export const newTicketDraftSchema = v.object({
  /** Made when it is sent for the first time; the same again gives the same ticket, however often it is sent. */
  clientMutationId: v.string(),
  locationId: v.string(),
  type: v.string(),
  machineId: v.string(),
  /** Name of the chosen machine, which a search may have taken out of the list. */
  machineLabel: v.string(),
  machineName: v.string(),
  serialNumber: v.string(),
  concern: v.picklist(ticketConcerns),
  subject: v.string(),
  description: v.string(),
});
export type NewTicketDraft = v.InferOutput<typeof newTicketDraftSchema>;

export const emptyNewTicket: NewTicketDraft = {
  clientMutationId: '',
  locationId: '',
  type: '',
  machineId: '',
  machineLabel: '',
  machineName: '',
  serialNumber: '',
  concern: 'GENERAL',
  subject: '',
  description: '',
};

/** Fields that have to be filled in, in the order in which they stand, with what is said otherwise (POR-060). */
export const requiredFields = {
  locationId: 'location',
  type: 'type',
  machineId: 'machine',
  subject: 'subject',
  description: 'description',
} as const satisfies Partial<Record<keyof NewTicketDraft, TicketProblem>>;

/** What is missing; name and serial number of a machine that is not listed may stay empty (POR-060, POR-061). */
export function findNewTicketProblems(draft: NewTicketDraft): TicketProblems {
  const fields = Object.keys(requiredFields) as (keyof typeof requiredFields)[];
  return Object.fromEntries(
    fields.filter((field) => draft[field].trim() === '').map((field) => [field, requiredFields[field]]),
  );
}
