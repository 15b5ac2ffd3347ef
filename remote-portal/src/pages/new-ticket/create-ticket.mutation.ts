import * as v from 'valibot';
import { defineMutation } from '../../data/desk-operation.ts';
import { type NewTicketDraft, unlistedMachine } from './new-ticket-draft.ts';

interface CreateTicketVariables {
  readonly input: {
    readonly clientMutationId: string;
    readonly locationId: string;
    readonly type: string;
    readonly machineId: string | null;
    readonly isMachineUnlisted: boolean;
    readonly machineName: string;
    readonly serialNumber: string;
    readonly concern: string;
    readonly subject: string;
    readonly description: string;
    readonly attachments: readonly string[];
  };
}

const createdSchema = v.object({
  id: v.string(),
  subject: v.string(),
  description: v.string(),
  attachments: v.array(v.object({ name: v.string(), sizeBytes: v.number() })),
});

/** Opens a ticket; the same clientMutationId again returns the ticket as first sent. */
export const createTicketMutation = defineMutation<CreateTicketVariables, v.InferOutput<typeof createdSchema>>({
  endpoint: 'tickets',
  document: `mutation CreateTicket($input: CreateTicketInput!) {
  createTicket(input: $input) { id subject description attachments { id name sizeBytes } }
}`,
  schema: v.pipe(
    v.object({ createTicket: createdSchema }),
    v.transform(({ createTicket }) => createTicket),
  ),
});

/** Turns typed input into the mutation's input; name and serial number apply to a machine that is not listed (D-34). */
export function createTicketInput(
  draft: NewTicketDraft,
  clientMutationId: string,
  attachments: readonly string[],
): CreateTicketVariables['input'] {
  const isMachineUnlisted = draft.machineId === unlistedMachine;
  const { locationId, type, concern, subject, description } = draft;
  return {
    ...{ clientMutationId, locationId, type, concern, subject, description, attachments },
    isMachineUnlisted,
    machineId: isMachineUnlisted ? null : draft.machineId,
    machineName: isMachineUnlisted ? draft.machineName : '',
    serialNumber: isMachineUnlisted ? draft.serialNumber : '',
  };
}
