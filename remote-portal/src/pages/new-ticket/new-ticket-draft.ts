import { requireText } from '@kmx/remote-kit/forms/form-rules.ts';
import * as v from 'valibot';
import { ticketConcerns } from '../../features/tickets/ticket-fields.ts';

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

/** What has to be filled in; name and serial number of a machine that is not listed may stay empty (POR-060, POR-061). */
export const newTicketRules = {
  locationId: requireText('locationId', 'location'),
  type: requireText('type', 'type'),
  machineId: requireText('machineId', 'machine'),
  subject: requireText('subject', 'subject'),
  description: requireText('description', 'description'),
};
