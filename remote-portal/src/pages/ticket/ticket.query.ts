import * as v from 'valibot';
import { defineQuery } from '../../data/desk-operation.ts';
import { attachmentFields, attachmentSchema } from '../../features/attachments/attachment.ts';
import {
  closeReasons,
  personFields,
  personSchema,
  ticketActions,
  ticketConcerns,
  ticketStatusSchema,
  ticketTypeSchema,
} from '../../features/tickets/ticket-fields.ts';

const commentSchema = v.object({
  id: v.string(),
  author: personSchema,
  isReply: v.boolean(),
  isOwn: v.boolean(),
  text: v.string(),
  createdAt: v.string(),
  attachments: v.array(attachmentSchema),
});
/** One comment of the conversation; a reply is a comment by service staff. */
export type TicketComment = v.InferOutput<typeof commentSchema>;

const eventSchema = v.object({
  id: v.string(),
  kind: v.picklist(['CREATED', 'STATUS_CHANGED', 'REOPENED', 'ASSIGNED', 'CLOSED', 'FOLLOW_UP_CREATED']),
  at: v.string(),
  by: personSchema,
  from: v.nullable(ticketStatusSchema),
  to: v.nullable(ticketStatusSchema),
  reason: v.nullable(v.picklist(closeReasons)),
  assignee: v.nullable(personSchema),
  followUpId: v.nullable(v.string()),
});
/** An event in the history of a ticket. */
export type TicketEvent = v.InferOutput<typeof eventSchema>;

const ticketSchema = v.object({
  id: v.string(),
  /** Increases with every change; a change based on an older version is refused. */
  version: v.number(),
  type: ticketTypeSchema,
  subject: v.string(),
  description: v.string(),
  concern: v.picklist(ticketConcerns),
  status: ticketStatusSchema,
  closeReason: v.nullable(v.picklist(closeReasons)),
  machineName: v.nullable(v.string()),
  serialNumber: v.nullable(v.string()),
  machineId: v.nullable(v.string()),
  location: v.object({ name: v.string(), city: v.string() }),
  organization: v.object({ name: v.string() }),
  contact: personSchema,
  assignee: v.nullable(personSchema),
  createdAt: v.string(),
  updatedAt: v.string(),
  expectedReplyAt: v.nullable(v.string()),
  reopenableUntil: v.nullable(v.string()),
  isOwn: v.boolean(),
  comments: v.array(commentSchema),
  history: v.array(eventSchema),
  attachments: v.array(attachmentSchema),
  allowedActions: v.pipe(
    v.array(v.string()),
    v.transform((allowed) => ticketActions.filter((action) => allowed.includes(action))),
  ),
  followUpOf: v.nullable(v.string()),
  followUps: v.array(v.string()),
});
/** A ticket with its conversation and history (SYS-033). */
export type Ticket = v.InferOutput<typeof ticketSchema>;

/** One ticket; null when it does not exist or is not visible to the viewer (POR-008). */
export const ticketQuery = defineQuery<{ readonly id: string }, { readonly ticket: Ticket | null }>({
  endpoint: 'tickets',
  document: `query Ticket($id: ID!) {
  ticket(id: $id) {
    id version type subject description concern status closeReason machineName serialNumber machineId
    createdAt updatedAt expectedReplyAt reopenableUntil isOwn allowedActions followUpOf followUps
    location { id name city } organization { id name }
    contact { ${personFields} } assignee { ${personFields} }
    attachments { ${attachmentFields} }
    comments { id isReply isOwn text createdAt author { ${personFields} } attachments { ${attachmentFields} } }
    history { id kind at from to reason followUpId by { ${personFields} } assignee { ${personFields} } }
  }
}`,
  schema: v.object({ ticket: v.nullable(ticketSchema) }),
});
