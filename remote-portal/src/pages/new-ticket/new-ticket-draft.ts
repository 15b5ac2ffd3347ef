import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import * as v from 'valibot';
import { ticketConcerns } from '../../features/tickets/ticket-fields.ts';

/** The choice that stands for a machine missing from the inventory (D-34). */
export const unlistedMachine = 'unlisted';

/** Typed input of the form for a new ticket. */
export const newTicketDraftSchema = v.object({
  /** Created when the form is first sent; resending it returns the same ticket, however often. */
  clientMutationId: v.string(),
  locationId: v.string(),
  type: v.string(),
  machineId: v.string(),
  /** Name of the chosen machine, which a search may have filtered out of the list. */
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

/** Required values; name and serial number of an unlisted machine are optional (POR-060, POR-061). */
export const newTicketRules = {
  locationId: requireText('locationId', 'location'),
  type: requireText('type', 'type'),
  machineId: requireText('machineId', 'machine'),
  subject: requireText('subject', 'subject'),
  description: requireText('description', 'description'),
};
