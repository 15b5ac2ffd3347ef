import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { foldText } from '../../search/fold-text.ts';
import { createValidationError } from '../model/desk-error.ts';
import type { DeskDatabase, DeskTables } from '../model/desk-tables.ts';
import {
  clientMutationIdSchema,
  createOptionalTextSchema,
  createTextSchema,
  idSchema,
  optionalIdSchema,
} from '../model/input-schemas.ts';
import { createSearchText } from '../model/search-words.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { DeskRequest } from '../request/desk-context.ts';
import { claimAttachments } from './claim-attachments.ts';

export const ticketTypes = ['FAULT', 'SPARE_PARTS', 'MAINTENANCE', 'SOFTWARE', 'TRAINING', 'QUESTION'] as const;
export const ticketConcerns = ['PRODUCTION_STOPPED', 'PRODUCTION_LIMITED', 'QUALITY', 'PLANNED', 'GENERAL'] as const;
const maxSubjectLength = 200;
const maxTextLength = 10_000;

export const subjectSchema = createTextSchema('ticket.subject', maxSubjectLength);
export const descriptionSchema = createTextSchema('ticket.description', maxTextLength);
export const attachmentsSchema = v.nullish(v.array(idSchema), []);

/** POR-060, POR-061. */
export const newTicketSchema = v.pipe(
  v.object({
    clientMutationId: clientMutationIdSchema,
    locationId: createTextSchema('ticket.location', 100),
    type: v.picklist(ticketTypes, 'ticket.type'),
    machineId: optionalIdSchema,
    isMachineUnlisted: v.nullish(v.boolean(), false),
    machineName: createOptionalTextSchema(200),
    serialNumber: createOptionalTextSchema(100),
    concern: v.nullish(v.picklist(ticketConcerns), 'GENERAL'),
    subject: subjectSchema,
    description: descriptionSchema,
    attachments: attachmentsSchema,
  }),
  v.forward(
    v.partialCheck(
      [['machineId'], ['isMachineUnlisted']],
      ({ machineId, isMachineUnlisted }) => machineId !== null || isMachineUnlisted,
      'ticket.machine',
    ),
    ['machineId'],
  ),
);
type NewTicket = v.InferOutput<typeof newTicketSchema>;

async function createTicketId(database: DeskDatabase): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('desk_ticket_number')::text as number`.execute(
    database,
  );
  return `KMX-${rows[0]?.number ?? ''}`;
}

type Facts = Pick<
  DeskTables['desk_ticket'],
  | 'organization_id'
  | 'location_id'
  | 'type'
  | 'concern'
  | 'subject'
  | 'description'
  | 'machine_id'
  | 'machine_name'
  | 'serial_number'
> & { readonly follow_up_of: string | null };

/** Writes a new ticket; null when its sender has already sent it, so that a repeated request changes nothing. */
export async function insertTicket(
  database: DeskDatabase,
  { viewer }: DeskRequest,
  facts: Facts,
  clientMutationId: string,
): Promise<string | null> {
  const now = new Date();
  const id = await createTicketId(database);
  const { subject, description, machine_name, serial_number } = facts;
  const inserted = await database
    .insertInto('desk_ticket')
    .values({
      ...facts,
      id,
      version: 1,
      contact_id: viewer.userId,
      assignee_id: null,
      status: 'NEW',
      close_reason: null,
      created_at: now,
      updated_at: now,
      waiting_since: now,
      solved_at: null,
      closed_at: null,
      client_mutation_id: clientMutationId,
      comment_count: 0,
      reply_count: 0,
      subject_key: foldText(subject),
      search_text: createSearchText([id, subject, description, machine_name, serial_number]),
    })
    .onConflict((conflict) => conflict.columns(['contact_id', 'client_mutation_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  await database
    .insertInto('desk_ticket_event')
    .values({
      id: randomUUID(),
      ticket_id: id,
      kind: 'CREATED',
      at: now,
      by_id: viewer.userId,
      from_status: null,
      to_status: 'NEW',
      reason: null,
      assignee_id: null,
      follow_up_id: null,
    })
    .execute();
  await writeAudit(database, viewer, { action: 'TICKET_CREATED', organizationId: facts.organization_id, ticketId: id });
  return id;
}

/** The ticket that a sender created earlier with the same id. */
export async function findSentTicket(
  database: DeskDatabase,
  { viewer }: DeskRequest,
  clientMutationId: string,
): Promise<string | null> {
  const query = database
    .selectFrom('desk_ticket')
    .select('id')
    .where('contact_id', '=', viewer.userId)
    .where('client_mutation_id', '=', clientMutationId);
  return (await query.executeTakeFirst())?.id ?? null;
}

async function resolveFacts(database: DeskDatabase, input: NewTicket): Promise<Facts> {
  const location = await database
    .selectFrom('desk_location')
    .select('organization_id')
    .where('id', '=', input.locationId)
    .executeTakeFirstOrThrow();
  const machine =
    input.machineId === null
      ? null
      : await database
          .selectFrom('desk_machine')
          .selectAll()
          .where('id', '=', input.machineId)
          .executeTakeFirstOrThrow();
  if (machine !== null && machine.organization_id !== location.organization_id) {
    throw createValidationError([{ field: 'machineId', messageId: 'ticket.machine' }]);
  }
  const { type, concern, subject, description } = input;
  return {
    organization_id: location.organization_id,
    location_id: input.locationId,
    type,
    concern,
    subject,
    description,
    machine_id: machine?.id ?? null,
    machine_name: machine?.name ?? (input.machineName || null),
    serial_number: machine?.serial_number ?? (input.serialNumber || null),
    follow_up_of: null,
  };
}

/** Creates a ticket with its files, once for each id of the sender; gives the id of the ticket. */
export async function createTicket(request: DeskRequest, input: NewTicket): Promise<string> {
  const { clientMutationId } = input;
  return request.desk.database.transaction().execute(async (transaction) => {
    const sent = await findSentTicket(transaction, request, clientMutationId);
    if (sent !== null) return sent;
    const id = await insertTicket(transaction, request, await resolveFacts(transaction, input), clientMutationId);
    if (id === null) return (await findSentTicket(transaction, request, clientMutationId)) ?? '';
    await claimAttachments(transaction, input.attachments, { ticketId: id, commentId: null });
    return id;
  });
}
